import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { college } from '../../testing/college.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import { addresses } from '../../shared/addresses/addresses.fixture.ts';
import * as stories from './Users.stories.tsx';

const { EditDetails, Show, ShowAddresses } = composeStories(stories);
const [address] = addresses;
/** The form of an address is fetched when it is opened. */
const loaded = { timeout: 15_000 };

describe('the details of a person', () => {
  test('are shown with the kinds of numbers and addresses', async () => {
    renderStory(() => <Show />);
    const phone = await screen.findByRole('link', { name: '+254 20 555 0101' });
    expect(phone.getAttribute('href')).toBe('tel:+254205550101');
    expect(phone.parentElement?.textContent).toBe('+254 20 555 0101 (Mobile)');
    expect(screen.getByText('Africa/Nairobi')).toBeDefined();
    expect(document.body.textContent).not.toContain('Invalid message');
  });

  test('are saved whole: what stays, what is added and what is emptied', async () => {
    const server = fakeServer({ updateUser: () => college.users[1] });
    const { user } = renderStory(() => <EditDetails server={server} />);
    const home = await screen.findByRole('textbox', { name: 'Home page' });
    await user.clear(home);
    await user.click(screen.getByRole('button', { name: 'Add phone number' }));
    const numbers = screen.getAllByRole('textbox', { name: /^Phone number/ });
    await user.type(numbers[1] ?? home, '+254 733 555 010');
    const [, kind] = screen.getAllByRole('combobox', { name: /^Kind of number/ });
    if (kind) await user.click(kind);
    await user.click(await screen.findByRole('option', { name: 'Work' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const saved = () => server.calls.find(({ operation }) => operation === 'UsersUpdate');
    await waitFor(() => expect(saved()).toBeDefined());
    expect(saved()?.variables).toMatchObject({
      version: 1,
      input: {
        homePage: null,
        timezone: 'Africa/Nairobi',
        phones: [
          { type: 'MOBILE', number: '+254 20 555 0101' },
          { type: 'WORK', number: '+254 733 555 010' },
        ],
        emails: [{ type: 'SCHOOL', email: 'ben@school.example' }],
      },
    });
  });

  test('that the server refuses are told at their inputs', async () => {
    const server = fakeServer({
      updateUser: () => {
        throw refusal('INVALID', 'Some values are not valid.', {
          homePage: 'This value is not valid.',
          'phones.0.number': 'This number is not valid.',
        });
      },
    });
    const { user } = renderStory(() => <EditDetails server={server} />);
    const home = await screen.findByRole('textbox', { name: 'Home page' });
    await user.type(home, 'x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This value is not valid.')).toBeDefined();
    expect(home.getAttribute('aria-invalid')).toBe('true');
    const phone = screen.getByRole('textbox', { name: /^Phone number/ });
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('This number is not valid.')).toBeDefined();
  });
});

describe('the addresses of a person', () => {
  test('are added with nothing but a country', async () => {
    const server = fakeServer({ updateAddress: () => ({ ...address, country: 'KEN' }) });
    const { user } = renderStory(() => <Show server={server} />);
    await user.click(await screen.findByRole('button', { name: 'Add address' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add address' }, loaded);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const saved = () => server.calls.find(({ operation }) => operation === 'AddressesSave');
    expect(saved()).toBeUndefined();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: /Country/ }), 'KEN');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved()?.variables).toMatchObject({ input: { itemId: 'u-01', country: 'KEN' } });
  });

  test('are changed, and removed after a question', async () => {
    const server = fakeServer({
      addresses: () => [address],
      updateAddress: () => address,
      removeAddress: () => address,
    });
    const { user } = renderStory(() => <ShowAddresses server={server} />);
    const name = '12 Lamp Street, Nairobi, Kenya';
    await user.click(await screen.findByRole('button', { name: `Edit: ${name}` }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit address' }, loaded);
    const city = within(dialog).getByRole('textbox', { name: 'City' });
    await user.clear(city);
    await user.type(city, 'Mombasa');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const call = server.calls.find(({ operation }) => operation === 'AddressesSave');
    expect(call?.variables).toMatchObject({
      input: {
        _id: 'a-1',
        version: 1,
        itemId: 'u-01',
        line1: '12 Lamp Street',
        city: 'Mombasa',
      },
    });
    await user.click(screen.getByRole('button', { name: `Remove: ${name}` }));
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('Are you sure? This is permanent!');
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(server.calls.some(({ operation }) => operation === 'AddressesRemove')).toBe(true),
    );
  });
});
