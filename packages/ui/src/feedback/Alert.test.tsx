import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './Alert.stories.tsx';

const { Danger, Info, WithTitleAndAction } = composeStories(stories);

it('interrupts only for dangers', () => {
  render(<Danger />);
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch currency');
});

it('waits its turn with an information', () => {
  render(<Info />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Exams open on Monday');
});

it('shows a title and offers its action', () => {
  render(<WithTitleAndAction />);
  expect(screen.getByText('A deadline is near')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
});
