import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as stories from './CountryField.stories.tsx';

const { Empty, Filled, InGerman } = composeStories(stories);

it('offers about 250 countries, and none before one is chosen', async () => {
  render(<Empty />);
  const field = screen.getByRole('combobox', { name: 'Country' });
  expect(field).toHaveProperty('value', '');
  expect(screen.getAllByRole('option')).toHaveLength(251);
  await userEvent.selectOptions(field, 'Poland');
  expect(field).toHaveProperty('value', 'POL');
});

it('keeps the three letters of a country, and shows its name', () => {
  render(<Filled />);
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveProperty('value', 'KEN');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Kenya');
});

it('names the countries in the language of the page', async () => {
  render(<InGerman />);
  const field = await screen.findByRole('combobox', { name: 'Land' });
  expect(field).toHaveProperty('value', 'KEN');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Kenia');
});
