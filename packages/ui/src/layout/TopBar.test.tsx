import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as stories from './TopBar.stories.tsx';

const { Admin, Student } = composeStories(stories);

const mainMenu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return within(screen.getByRole('dialog', { name: 'Main menu' }));
};

it('begins with a link that skips to the content', async () => {
  render(<Student />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement?.getAttribute('href')).toBe('#main');
});

it('leads home by the name of the college', () => {
  render(<Student />);
  expect(screen.getByRole('link', { name: 'Lampstand' }).getAttribute('href')).toBe('/dashboard');
});

it('marks the entry of the screen and of the screens below it', () => {
  render(<Student />);
  const current = mainMenu()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['Courses']);
});

it('opens the same entries, the further ones and the account as a menu on phones', async () => {
  render(<Admin />);
  const menu = await openMenu();
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Groups',
    'Noticeboards of all groups',
    'Attendance records',
    'Leave requests',
    'Translations',
    'Site settings',
  ]);
  expect(menu.getByRole('button', { name: 'Logout' })).toBeTruthy();
});

it('closes the menu when an entry is followed, or on Escape', async () => {
  render(<Student />);
  await userEvent.click((await openMenu()).getByRole('link', { name: 'Attendance' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await openMenu();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
});
