import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { SetupAccess } from '@lampstand/auth/account';
import type { LocaleCode } from '@lampstand/i18n';
import { buildSetup, choices } from './setup-fixtures.ts';
import * as stories from './SetupPage.stories.tsx';

const { Dead, MailRefused, Offline, Open, Refused, WithoutMailServer } = composeStories(stories);

const user = userEvent.setup();
const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
const back = () => user.click(screen.getByRole('button', { name: 'Back' }));
const title = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Steps that are not shown keep their fields. */
function field(label: string): HTMLElement {
  const found = screen.getAllByLabelText(label).find((each) => !each.closest('[hidden]'));
  if (!found) throw new Error(`No field ${label} is shown`);
  return found;
}
const type = (label: string, text: string) => user.type(field(label), text);
const pick = (label: string, option: string) => user.selectOptions(field(label), option);
async function giveCollege() {
  await title('The college');
  await type('Name of the college', 'Grace Bible College');
  await type('Short name', 'Grace');
  await pick('Default language', 'Deutsch');
  await user.click(screen.getByRole('checkbox', { name: 'Français' }));
  await next();
}

async function giveCurrencies() {
  await title('Currencies');
  await pick('Add a currency', 'KES');
  await next();
}

async function giveRegion() {
  await title('Regions');
  await type('Name', 'São Paulo');
  await pick('Country', 'Brazil');
  await pick('Time zone', 'America/Sao_Paulo');
  await pick('Currency', 'KES');
  await type('Zone', 'AMERICA');
  await next();
}

async function giveAdmin(again = 'a long password') {
  await title('First administrator');
  await type('First name', 'Ruth');
  await type('Last name', 'Wanjiru');
  await type('E-mail', 'dean@grace.example');
  await type('Password', 'a long password');
  await type('Password again', again);
  await next();
}

async function toTrials() {
  await giveCollege();
  await giveCurrencies();
  await giveRegion();
  await giveAdmin();
  await title('Mail and files');
}

async function toSummary() {
  await toTrials();
  await next();
  await title('Summary');
}

describe('the way through the set-up', () => {
  test('ends with the whole college in one piece', async () => {
    const completeSetup = vi.fn<SetupAccess['completeSetup']>(() => Promise.resolve());
    render(<Open access={buildSetup({ completeSetup })} />);
    await toTrials();
    await user.click(screen.getByRole('button', { name: 'Send a mail to dean@grace.example' }));
    await screen.findByText(/The mail server has taken the mail/);
    await user.click(screen.getByRole('button', { name: 'Write and read a file' }));
    await screen.findByText('A file was written, read again and removed.');
    await next();
    await title('Summary');
    expect(screen.getByText('Mail: Works')).toBeTruthy();
    expect(screen.queryByText('a long password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Set up the college' }));
    await title('The college is set up');
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    const [secret, college] = completeSetup.mock.calls[0] ?? [];
    expect(secret).toBe('s3cret');
    expect(college?.locales).toHaveLength(12);
    expect(college?.locales).not.toContain('fr_FR');
    expect(college).toMatchObject({
      organisationName: 'Grace Bible College',
      shortName: 'Grace',
      defaultLocale: 'de_DE',
      currencies: ['USD', 'KES'],
      regions: [
        {
          name: 'São Paulo',
          slug: 'Sao-Paulo',
          country: 'BRA',
          zone: 'AMERICA',
          type: 'LAMPSTAND_CAMPUS',
          currency: 'KES',
          timeZone: 'America/Sao_Paulo',
        },
      ],
      superadmin: {
        firstName: 'Ruth',
        lastName: 'Wanjiru',
        email: 'dean@grace.example',
        password: 'a long password',
      },
    });
  });

  test('tells each step by its heading, which has the focus', async () => {
    render(<Open />);
    await giveCollege();
    expect(document.activeElement).toBe(await title('Currencies'));
    expect(screen.getByText('Step 2 of 6')).toBeTruthy();
  });

  test('loses nothing on the way back and forth', async () => {
    render(<Open />);
    await giveCollege();
    await giveCurrencies();
    await title('Regions');
    await type('Name', 'Half a na');
    await back();
    expect(
      await screen.findByRole('button', { name: 'Remove KES · Kenyan Shilling' }),
    ).toBeTruthy();
    await back();
    expect(field('Short name')).toHaveProperty('value', 'Grace');
    await next();
    await next();
    await title('Regions');
    expect(field('Name')).toHaveProperty('value', 'Half a na');
  });

  test('stays on a step whose fields are empty', async () => {
    render(<Open />);
    await title('The college');
    await next();
    expect(screen.getAllByText('Required field missing')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 2, name: 'The college' })).toBeTruthy();
  });

  test('wants the password twice', async () => {
    render(<Open />);
    await giveCollege();
    await giveCurrencies();
    await giveRegion();
    await giveAdmin('another password');
    expect(screen.getByText('The two passwords are not the same.')).toBeTruthy();
  });

  test('takes several regions, and fewer again', async () => {
    render(<Open />);
    await giveCollege();
    await giveCurrencies();
    await title('Regions');
    await user.click(screen.getByRole('button', { name: 'Add another region' }));
    const second = screen.getByRole('group', { name: /Region 2/ });
    expect(within(second).getByLabelText('Country')).toBeTruthy();
    await user.click(within(second).getByRole('button', { name: 'Remove Region 2' }));
    expect(screen.queryByRole('group', { name: /Region 2/ })).toBeNull();
  });

  test('leads back to what the server refused, and says it at the field', async () => {
    render(<Refused />);
    await toSummary();
    await user.click(screen.getByRole('button', { name: 'Set up the college' }));
    await title('Regions');
    const zone = screen.getByRole('textbox', { name: 'Zone', description: /reserved/ });
    await user.type(zone, 'S');
    expect(screen.queryByText('This zone is reserved.')).toBeNull();
    expect(field('Short name')).toHaveProperty('value', 'Sao-Paulo');
  });
});

describe('a trial', () => {
  test('that failed says what to look at, and what the other side said', async () => {
    render(<MailRefused />);
    await toTrials();
    await user.click(screen.getByRole('button', { name: 'Send a mail to dean@grace.example' }));
    expect(await screen.findByText(/refuses the login/)).toBeTruthy();
    expect(screen.getByText(/535 5\.7\.8/)).toBeTruthy();
    await next();
    await title('Summary');
    expect(screen.getByText('Mail: Does not work')).toBeTruthy();
  });

  test('of mail is not offered where there is no mail server', async () => {
    render(<WithoutMailServer />);
    await toTrials();
    expect(screen.getByText(/No mail server is configured/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Send a mail/ })).toBeNull();
    expect(screen.getByText(/bucket/)).toBeTruthy();
  });
});

describe('a link', () => {
  test('that is dead says so, and how a new one is made', async () => {
    render(<Dead />);
    expect(
      await screen.findByText('This link is no longer valid. Please ask for a new one.'),
    ).toBeTruthy();
    expect(screen.getByText(/npm run setup/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  test('can be tried again after a lost connection', async () => {
    const openSetup = vi
      .fn<SetupAccess['openSetup']>(() => Promise.resolve(choices))
      .mockRejectedValueOnce(new Error('Failed to fetch'));
    render(<Offline access={buildSetup({ openSetup })} />);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await title('The college')).toBeTruthy();
  });
});

test('the language is chosen at the top, among all of the product', async () => {
  const onLanguage = vi.fn<(locale: LocaleCode) => void>();
  render(<Open onLanguage={onLanguage} />);
  const picker = screen.getByLabelText('Choose language');
  expect(within(picker).getAllByRole('option')).toHaveLength(13);
  await user.selectOptions(picker, 'Русский');
  expect(onLanguage).toHaveBeenCalledExactlyOnceWith('ru_RU');
});
