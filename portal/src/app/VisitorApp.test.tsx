import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as stories from './VisitorApp.stories.tsx';

const { Login } = composeStories(stories);

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => window.history.replaceState(null, '', '/'));

const address = () => window.location.pathname + window.location.search;
const loginButton = () => screen.queryByRole('button', { name: 'Login' });

describe('a visitor', () => {
  test.each(['/', '/login', '/login?redirect=%2Fnews'])('logs in at %s', (path) => {
    window.history.replaceState(null, '', path);
    render(<Login path={path} />);
    expect(loginButton()).not.toBeNull();
    expect(address()).toBe(path);
  });

  test('logs in where a screen is protected, and the address keeps the way back', () => {
    render(<Login path="/student/courses/c1?tab=exams" />);
    expect(loginButton()).not.toBeNull();
    expect(address()).toBe('/login?redirect=%2Fstudent%2Fcourses%2Fc1%3Ftab%3Dexams');
  });

  test('does not get the way back to a profile', () => {
    render(<Login path="/profile" />);
    expect(address()).toBe('/login');
  });

  test('finds the legal pages and the languages at the foot', () => {
    render(<Login />);
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
    expect(foot.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
    expect(foot.getAllByRole('option')).toHaveLength(13);
  });
});
