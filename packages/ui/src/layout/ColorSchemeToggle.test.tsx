import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as stories from './ColorSchemeToggle.stories.tsx';

const { Basic } = composeStories(stories);

it('changes to dark colours and back', async () => {
  render(<Basic />);
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark colours' }));
  expect(document.documentElement.dataset['colorScheme']).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light colours' }));
  expect(document.documentElement.dataset['colorScheme']).not.toBe('dark');
  expect(screen.getByRole('button', { name: 'Switch to dark colours' })).toBeTruthy();
});
