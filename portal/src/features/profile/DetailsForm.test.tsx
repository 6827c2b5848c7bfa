import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toast } from '@lampstand/ui';
import type { DetailsFormProps } from './DetailsForm.tsx';
import * as stories from './DetailsForm.stories.tsx';

const { Filled, Bare, Alumna, Refused, Offline } = composeStories(stories);

afterEach(() => vi.restoreAllMocks());

const saveSpy = () => vi.fn<DetailsFormProps['onSave']>(() => Promise.resolve());
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const list = (name: string) => within(screen.getByRole('group', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function type(name: string | RegExp, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
}

const kept = {
  _id: 'user-student',
  firstName: 'Ruth',
  lastName: 'Wanjiru',
  location: 'Nairobi',
  timezone: 'Africa/Nairobi',
  currency: 'KES',
  url: 'https://ruth.example',
  homePage: '',
  socialUserName: 'ruth.w',
  phones: [
    { type: 'MOBILE', number: '+254 700 000001' },
    { type: 'WORK', number: '020 700-01' },
  ],
  emails: [{ type: 'SCHOOL', email: 'ruth@school.example' }],
};

describe('the personal details', () => {
  test('are saved as they stand, and "Success!" is said', async () => {
    const success = vi.spyOn(toast, 'success').mockReturnValue();
    const onSave = saveSpy();
    render(<Filled onSave={onSave} />);
    await press('Save');
    await waitFor(() => expect(success).toHaveBeenCalledExactlyOnceWith('Success!'));
    expect(onSave).toHaveBeenCalledExactlyOnceWith(kept);
  });

  test('can be changed and emptied, trimmed', async () => {
    const onSave = saveSpy();
    render(<Filled onSave={onSave} />);
    await type(/^First name/, '  Naomi ');
    await type('Location', '');
    await userEvent.selectOptions(field('Time zone'), 'Europe/Kyiv');
    await userEvent.selectOptions(field('Currency'), '');
    await type('Home page', 'https://home.example');
    await press('Save');
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      ...kept,
      firstName: 'Naomi',
      location: '',
      timezone: 'Europe/Kyiv',
      currency: null,
      homePage: 'https://home.example',
    });
  });

  test.each([
    [/^First name/, '', 'Required field missing'],
    [/^Last name/, '', 'Required field missing'],
    ['Web address', 'ruth', 'Enter a complete web address, such as https://example.org.'],
  ])('are not sent with %s as "%s"', async (name, text, words) => {
    const onSave = saveSpy();
    render(<Filled onSave={onSave} />);
    await type(name, text);
    await press('Save');
    expect(screen.getByText(words)).toBeDefined();
    expect(document.activeElement).toBe(field(name));
    expect(onSave).not.toHaveBeenCalled();
  });

  test('call currencies by their name in the language', () => {
    render(<Filled />);
    expect(within(field('Currency')).getByText('KES · Kenyan Shilling')).toBeDefined();
  });

  test('hold the mail for alumni where there is one', async () => {
    const onSave = saveSpy();
    render(<Alumna onSave={onSave} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Send me the alumni mail' }));
    await press('Save');
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...kept, subscribeAlumniEmail: false });
  });

  test('say at its field what the server refuses, and lose nothing', async () => {
    render(<Refused />);
    await type('Location', 'Mombasa');
    await press('Save');
    expect(await screen.findByText('No such number.')).toBeDefined();
    expect(screen.getByText('This value is not valid.')).toBeDefined();
    expect(document.activeElement).toBe(field('Web address'));
    expect(field('Location').value).toBe('Mombasa');
  });

  test('say that nothing was saved where nobody answers, and lose nothing', async () => {
    render(<Offline />);
    await type('Location', 'Mombasa');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    expect(field('Location').value).toBe('Mombasa');
  });
});

describe('the phones and further addresses', () => {
  test('say that there are none', () => {
    render(<Bare />);
    expect(screen.getByText('There is no phone number yet')).toBeDefined();
    expect(screen.getByText('There is no further address yet')).toBeDefined();
  });

  test('take new ones, each with what it is for', async () => {
    const onSave = saveSpy();
    render(<Bare onSave={onSave} />);
    await press('Add phone number');
    expect(document.activeElement).toBe(field(/^Phone number/));
    await userEvent.type(field(/^Phone number/), '(020) 555-7');
    await userEvent.selectOptions(field('Kind of number'), 'Other');
    await press('Add e-mail address');
    await userEvent.type(field(/^E-mail/), 'ruth@home.example');
    await press('Save');
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      phones: [{ type: 'OTHER', number: '(020) 555-7' }],
      emails: [{ type: 'PERSONAL', email: 'ruth@home.example' }],
    });
  });

  test('are taken away, the others keep what is in them', async () => {
    const onSave = saveSpy();
    render(<Filled onSave={onSave} />);
    await press('Remove phone number 1');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Phone numbers' }));
    await press('Remove e-mail address 1');
    await press('Save');
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      phones: [{ type: 'WORK', number: '020 700-01' }],
      emails: [],
    });
  });

  test.each([
    ['Add phone number', /^Phone number/, 'call me', /at least three digits/],
    ['Add e-mail address', /^E-mail/, 'nobody', /valid e-mail/],
  ])('are not sent after "%s" with words', async (add, name, text, words) => {
    const onSave = saveSpy();
    render(<Bare onSave={onSave} />);
    await press(add);
    await userEvent.type(field(name), text);
    await press('Save');
    expect(screen.getByText(words)).toBeDefined();
    expect(onSave).not.toHaveBeenCalled();
  });

  test('are ten at most', async () => {
    render(<Bare />);
    for (let count = 0; count < 10; count += 1) await press('Add phone number');
    expect(list('Phone numbers').getAllByRole('listitem')).toHaveLength(10);
    expect(screen.queryByRole('button', { name: 'Add phone number' })).toBeNull();
  });

  test('that came or went are changes that are not left without being asked', async () => {
    render(<Filled />);
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await press('Remove phone number 2');
    expect(leave()).toBe(true);
  });
});
