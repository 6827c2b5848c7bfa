import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as stories from './IconButton.stories.tsx';

const { Basic } = composeStories(stories);

it('is named by its label and works by keyboard', async () => {
  const onClick = vi.fn<() => void>();
  render(<Basic onClick={onClick} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});
