import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as stories from './PageHeading.stories.tsx';

const { TitleOnly, WithBack, WithBreadcrumbs, WithEverything } = composeStories(stories);

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('names the screen and the browser’s tab', () => {
  render(<TitleOnly />);
  expect(heading()).toBe('Attendance');
  expect(document.title).toBe('Attendance');
});

it('shows nothing that it was not given', () => {
  render(<TitleOnly />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('ends its breadcrumbs with itself', () => {
  render(<WithBreadcrumbs />);
  const crumbs = screen.getAllByRole('listitem').map((crumb) => crumb.textContent);
  expect(crumbs).toEqual(['Home', 'Student portal', 'Attendance']);
});

it('goes back one step in history', async () => {
  render(<WithBack />);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(heading()).toBe('Courses');
});

it('opens the documentation in a new tab, and says so', () => {
  render(<WithEverything />);
  const link = screen.getByRole('link', { name: 'Learn more (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe('https://docs.example.org/leave');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noreferrer');
});

it('offers help and its actions', async () => {
  render(<WithEverything />);
  await screen.findByRole('button', { name: 'Help' });
  const names = screen.getAllByRole('button').map((button) => button.textContent || button.title);
  expect(names).toEqual(['Back', 'Help', 'Print', 'Add New']);
});
