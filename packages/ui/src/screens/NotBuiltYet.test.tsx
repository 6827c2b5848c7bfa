import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './NotBuiltYet.stories.tsx';

const { Basic, Deep } = composeStories(stories);

const crumbs = () => screen.getAllByRole('listitem').map((crumb) => crumb.textContent);

it('shows the name of the screen and says that it is not built', () => {
  render(<Basic />);
  expect(screen.getByRole('heading', { level: 1, name: 'Attendance' })).toBeTruthy();
  expect(screen.getByText('This screen is not built yet')).toBeTruthy();
  expect(crumbs()).toEqual(['Home', 'Attendance']);
});

it('shows the way to the screen', () => {
  render(<Deep />);
  expect(crumbs()).toEqual(['Home', 'Attendance', 'Leave requests']);
});
