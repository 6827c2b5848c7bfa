import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSelectedDashboard, storeSelectedDashboard } from '@lampstand/auth';
import * as stories from './DashboardSwitch.stories.tsx';

const { OnThisDevice } = composeStories(stories);

beforeEach(() => localStorage.clear());

async function press() {
  const assign = vi.fn<(path: string) => void>();
  render(<OnThisDevice page={{ path: () => '/', assign, reload: () => {} }} />);
  await userEvent.click(screen.getByRole('button'));
  return assign;
}

test('from the administration it leads to the student dashboard, and the device remembers', async () => {
  expect(await press()).toHaveBeenCalledExactlyOnceWith('/dashboard');
  expect(readSelectedDashboard()).toBe('Student');
});

test('from the student dashboard it leads back', async () => {
  storeSelectedDashboard('Student');
  expect(await press()).toHaveBeenCalledExactlyOnceWith('/admin');
  expect(readSelectedDashboard()).toBe('Admin');
});
