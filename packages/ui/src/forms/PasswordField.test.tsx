import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as stories from './PasswordField.stories.tsx';

const { Filled, New } = composeStories(stories);

it('hides the password, shows it on demand and hides it again, by keyboard', async () => {
  render(<Filled />);
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show password' }));
  await userEvent.keyboard('{Enter}');
  expect(input.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});

it('keeps what was typed when it is shown', async () => {
  render(<Filled />);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'lamp oil');
});

it('tells the password manager which password it is', () => {
  render(<New />);
  expect(screen.getByLabelText('New password').getAttribute('autocomplete')).toBe('new-password');
});
