import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './SelectField.stories.tsx';

const { FirstPicked, Required, WithPlaceholder } = composeStories(stories);

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

it('begins with a placeholder named "select"', () => {
  render(<WithPlaceholder />);
  expect(options()).toEqual(['select', 'Bereavement', 'Hospital treatment', 'Court obligation']);
  expect(screen.getByLabelText('Leave reason')).toHaveProperty('value', '');
});

it('has no placeholder when the first option is picked', () => {
  render(<FirstPicked />);
  expect(options()).not.toContain('select');
  expect(screen.getByLabelText('Leave reason')).toHaveProperty('value', 'bereavement');
});

it('passes the required flag on, so that the placeholder is no answer', () => {
  render(<Required />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Leave reason' });
  expect(select.required).toBe(true);
  expect(select.checkValidity()).toBe(false);
});
