import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './Breadcrumbs.stories.tsx';

const { Deep, OnlyHome } = composeStories(stories);

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('always begins with a home link to the dashboard', () => {
  render(<OnlyHome />);
  expect(links()).toEqual([['Home', '/dashboard']]);
});

it('leads to every screen on the way, and not to the screen itself', () => {
  render(<Deep />);
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeTruthy();
  expect(links()).toEqual([
    ['Home', '/dashboard'],
    ['Courses', '/student/courses'],
    ['Old Testament Survey', '/student/courses/c1'],
  ]);
  expect(screen.getByText('The Pentateuch').getAttribute('aria-current')).toBe('page');
});
