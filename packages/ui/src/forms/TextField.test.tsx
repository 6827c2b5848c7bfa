import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as stories from './TextField.stories.tsx';

const { Empty, Required, WithError, WithHint } = composeStories(stories);

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent);

it('is found by its label and takes text', async () => {
  render(<Empty />);
  await userEvent.type(screen.getByLabelText('First name'), 'Ruth');
  expect(screen.getByDisplayValue('Ruth')).toBeTruthy();
});

it('marks a required field for the eye and for the browser, not in its name', () => {
  render(<Required />);
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input.hasAttribute('required')).toBe(true);
  expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
});

it('ties its hint to the control', () => {
  render(<WithHint />);
  const input = screen.getByRole('textbox');
  expect(describedBy(input)).toEqual(['As it stands in your passport.']);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

it('reads the error before the hint', () => {
  render(<WithError />);
  const input = screen.getByRole('textbox');
  expect(describedBy(input)).toEqual(['Required field missing', 'As it stands in your passport.']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});
