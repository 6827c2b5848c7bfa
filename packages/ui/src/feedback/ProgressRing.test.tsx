import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './ProgressRing.stories.tsx';

const { Large, NotStarted } = composeStories(stories);

it('is a labelled progress bar with its per cent in the middle', () => {
  render(<Large />);
  const ring = screen.getByRole('progressbar', { name: 'Score' });
  expect(ring.getAttribute('aria-valuenow')).toBe('88');
  expect(ring.textContent).toBe('88%');
});

it('draws no arc before anything is done', () => {
  const { container } = render(<NotStarted />);
  expect(container.querySelectorAll('circle')).toHaveLength(1);
});
