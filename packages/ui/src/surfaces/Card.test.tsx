import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './Card.stories.tsx';

const { Plain, WithActions, WithTitle } = composeStories(stories);

it('is a region named by its title', () => {
  render(<WithTitle />);
  expect(screen.getByRole('region', { name: 'Recent exam results' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
});

it('takes the level that its place asks for', () => {
  render(<WithActions />);
  expect(screen.getByRole('heading', { level: 3, name: 'Leave requests' })).toBeTruthy();
});

it('is no region without a title', () => {
  render(<Plain />);
  expect(screen.queryByRole('region')).toBeNull();
});
