import { locales } from '@lampstand/i18n';
import { readStoredLocale } from '@lampstand/i18n/react';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as stories from './LanguagePicker.stories.tsx';

const { Basic } = composeStories(stories);

const picker = () => screen.getByRole('combobox', { name: 'Choose language' });

it('lists all locales by their own names, each marked with its language', () => {
  render(<Basic />);
  const options = screen.getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(locales.map(({ label }) => label));
  expect(options.map((option) => option.lang)).toEqual(locales.map(({ bcp47 }) => bcp47));
  expect(picker()).toHaveProperty('value', 'en');
});

it('remembers the choice and reloads the page', async () => {
  const reload = vi.fn<() => void>();
  render(<Basic reload={reload} />);
  await userEvent.selectOptions(picker(), 'Українська');
  expect(readStoredLocale()).toBe('uk_UA');
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the choice in the profile before it reloads, and reloads even if that fails', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const order: string[] = [];
  const onChoose = vi.fn<(locale: string) => Promise<void>>((locale) => {
    order.push(locale);
    return locale === 'fr_FR' ? Promise.resolve() : Promise.reject(new Error('offline'));
  });
  render(<Basic onChoose={onChoose} reload={() => void order.push('reload')} />);
  await userEvent.selectOptions(picker(), 'Français');
  await userEvent.selectOptions(picker(), 'Deutsch');
  await vi.waitFor(() => expect(order).toEqual(['fr_FR', 'reload', 'de_DE', 'reload']));
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
