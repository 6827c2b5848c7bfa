import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as stories from './ImpersonationBanner.stories.tsx';

const { Basic } = composeStories(stories);

it('reads IMPERSONATING and the name', () => {
  render(<Basic />);
  expect(screen.getByRole('paragraph').textContent).toBe('IMPERSONATING Miriam Wanjiru');
});

it('ends it by its logout button', async () => {
  const onLogout = vi.fn<() => void>();
  render(<Basic onLogout={onLogout} />);
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledOnce();
});
