import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './EmptyState.stories.tsx';

const { WithExplanationAndAction } = composeStories(stories);

it('says what is missing, why, and what can be done', () => {
  render(<WithExplanationAndAction />);
  expect(screen.getByText('No calendar events to show')).toBeTruthy();
  expect(screen.getByText(/will appear here/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
});
