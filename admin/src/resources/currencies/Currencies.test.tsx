import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../testing/fake-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import { siteServer } from '../../testing/site-server.ts';
import * as stories from './Currencies.stories.tsx';

const { Create, Edit, List, Show, ShowBase, ShowFailing } = composeStories(stories);

const thisYear = new Date().getUTCFullYear();

describe('currencies in the back-office', () => {
  test('the list tells which are offered and what names them', async () => {
    renderStory(() => <List />);
    expect(await screen.findByRole('link', { name: 'Euro' })).toBeDefined();
    expect(screen.getByText('Switched off')).toBeDefined();
    expect(screen.getByRole('columnheader', { name: 'Regions' })).toBeDefined();
  });

  test('says what to check where the rates cannot be fetched', async () => {
    renderStory(() => <ShowFailing />);
    expect(
      await screen.findByText('Failed to fetch currency, check internet connection'),
    ).toBeDefined();
  });

  test('the code of one that is there cannot be edited; a new one is chosen by name', async () => {
    const { unmount } = renderStory(() => <Edit />);
    const code = await screen.findByRole('textbox', { name: /^Code/ });
    expect(code.hasAttribute('readonly')).toBe(true);
    unmount();
    const server = siteServer();
    const { user } = renderStory(() => <Create server={server} />);
    await user.type(await screen.findByRole('combobox', { name: /^Code/ }), 'Swiss');
    await user.click(await screen.findByRole('option', { name: /Swiss Franc/ }));
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Swiss franc');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/is created/);
    const call = server.calls.find(({ operation }) => operation === 'CurrenciesCreate');
    expect(call?.variables).toEqual({
      input: { value: 'CHF', label: 'Swiss franc', decimals: 2, enabled: true },
    });
  });

  test('the base currency has no rates, and says why', async () => {
    renderStory(() => <ShowBase />);
    expect(await screen.findByText(/All rates are given for this currency/)).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'January' })).toBeNull();
  });
});

describe('the rates of a year', () => {
  const lastYear = String(thisYear - 1);
  const openLastYear = async (server = siteServer()) => {
    const { user } = renderStory(() => <Show server={server} />);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), lastYear);
    return { user, server };
  };
  const month = (name: string) => screen.findByRole('textbox', { name });

  test('show the gaps, and are saved in one form with what was read', async () => {
    const { user, server } = await openLastYear();
    expect(await month('January')).toHaveProperty('value', '0.92');
    expect(screen.getAllByText('Missing')).toHaveLength(10);
    await user.type(await month('March'), '0.95');
    await user.clear(await month('February'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('2 rates are saved')).toBeDefined();
    const call = server.calls.find(({ operation }) => operation === 'ForexRatesSave');
    expect(call?.variables).toEqual({
      input: {
        currency: 'EUR',
        year: thisYear - 1,
        rates: [
          { month: 2, version: 1, rate: null },
          { month: 3, version: 0, rate: 0.95 },
        ],
      },
    });
  });

  test('that are none are not sent', async () => {
    const { user, server } = await openLastYear();
    await user.type(await month('March'), '0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a number above 0.')).toBeDefined();
    expect(server.calls.some(({ operation }) => operation === 'ForexRatesSave')).toBe(false);
  });

  test('that somebody else changed stand beside what was typed', async () => {
    let january = 0.92;
    const server = siteServer({
      forexRates: () => [
        {
          _id: 'f-1',
          version: 2,
          currency: 'EUR',
          combinedDate: `${lastYear}-01`,
          year: thisYear - 1,
          month: 1,
          rate: january,
        },
      ],
      saveForexRates: () => {
        january = 0.99;
        throw refusal('CONFLICT', 'Somebody else changed this record.');
      },
    });
    const { user } = await openLastYear(server);
    const input = await month('January');
    await user.clear(input);
    await user.type(input, '0.95');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Somebody else changed this record.')).toBeDefined();
    await waitFor(() => expect(screen.getByText('Saved now: 0.99')).toBeDefined());
    expect(input).toHaveProperty('value', '0.95');
  });
});
