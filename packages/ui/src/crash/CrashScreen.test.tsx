import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as stories from './CrashScreen.stories.tsx';

const { Crashed, Reloading } = composeStories(stories);

it('says what happened and offers Refresh, Home and Logout', async () => {
  const onRefresh = vi.fn<() => void>();
  const onLogout = vi.fn<() => void>();
  render(<Crashed onRefresh={onRefresh} onLogout={onLogout} />);
  expect(screen.getByRole('heading', { name: 'Oops, something went wrong' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(onRefresh).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/dashboard');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledOnce();
});

it('says that the page is being reloaded', () => {
  render(<Reloading />);
  expect(screen.getByText(/being reloaded/)).toBeTruthy();
});
