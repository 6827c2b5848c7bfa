import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './Spinner.stories.tsx';

const { Default, InButton, Small } = composeStories(stories);

it.each([
  ['default', Default],
  ['small', Small],
])('announces loading in the %s variant', (_name, Story) => {
  render(<Story />);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
});

it('stays silent in a button, which announces itself', () => {
  render(<InButton />);
  expect(screen.queryByRole('status')).toBeNull();
});
