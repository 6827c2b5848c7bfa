import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { AddressBookProps } from './AddressBook.tsx';
import * as stories from './AddressBook.stories.tsx';
import type { KeptAddress } from './address-values.ts';

const { ChangedMeanwhile, NeverAnswered, NoAddress, Offline } = composeStories(stories);
const { OneAddress, OwnAddress, OwnWords, RefusedField, Removable } = composeStories(stories);

type Props = AddressBookProps<KeptAddress>;

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const saveSpy = () => vi.fn<Props['onSave']>(() => Promise.resolve());
const removeSpy = () => vi.fn<Props['onRemove']>(() => Promise.resolve());

/** The dialog, once it has been fetched. */
async function dialog() {
  const shown = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
  return {
    ...shown,
    field: (name: string) => shown.getByLabelText(name),
    press: (name: string) => userEvent.click(shown.getByRole('button', { name })),
  };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the addresses', () => {
  it('say that there is none, in the words of their place', () => {
    render(<NoAddress />);
    expect(screen.getByRole('region', { name: 'Addresses' }).textContent).toContain(
      'There is no address yet',
    );
    render(<OwnWords />);
    expect(screen.getByText('No further addresses yet.')).toBeTruthy();
  });

  it('take a new one by its country alone, trimmed', async () => {
    const onSave = saveSpy();
    render(<NoAddress onSave={onSave} />);
    await press('Add address');
    const form = await dialog();
    await form.press('Save');
    expect(form.getByText('Required field missing')).toBeTruthy();
    expect(document.activeElement).toBe(form.field('Country'));
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.type(form.field('City'), ' Mombasa ');
    await userEvent.selectOptions(form.field('Country'), 'Kenya');
    await form.press('Save');
    await isClosed();
    const address = { line1: '', line2: '', city: 'Mombasa', state: '', postcode: '' };
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...address, country: 'KEN' }, undefined);
  });

  it('are changed with the state that was seen', async () => {
    const onSave = saveSpy();
    render(<OneAddress onSave={onSave} />);
    await press('Edit: 12 Acacia Road, Nairobi 00100, Kenya');
    const form = await dialog();
    expect(form.field('Country')).toHaveProperty('value', 'KEN');
    await userEvent.type(form.field('Address line 2'), 'Flat 4');
    await form.press('Save');
    await isClosed();
    expect(onSave.mock.calls[0]?.[0].line2).toBe('Flat 4');
    expect(onSave.mock.calls[0]?.[1]).toMatchObject({ _id: 'address-1', version: 1 });
  });

  it('are filled in by the keyboard alone', async () => {
    const onSave = saveSpy();
    render(<NoAddress onSave={onSave} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const form = await dialog();
    while (document.activeElement !== form.field('Address line 1')) await userEvent.tab();
    await userEvent.keyboard('1 Main Street{Tab}{Tab}Warsaw{Tab}{Tab}00-001{Tab}');
    expect(document.activeElement).toBe(form.field('Country'));
    await userEvent.selectOptions(form.field('Country'), 'POL');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isClosed();
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ city: 'Warsaw', postcode: '00-001' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add address' }));
  });

  it('keep what was typed when they could not be saved', async () => {
    render(<Offline />);
    await press(/^Edit/);
    const form = await dialog();
    await userEvent.type(form.field('Address line 2'), 'Flat 4');
    await form.press('Save');
    expect((await form.findByRole('alert')).textContent).toContain('cannot be reached');
    expect(form.field('Address line 2')).toHaveProperty('value', 'Flat 4');
  });

  it('say at its field what the server refuses', async () => {
    render(<RefusedField />);
    await press(/^Edit/);
    const form = await dialog();
    await form.press('Save');
    expect(await form.findByText('This value is not valid.')).toBeTruthy();
    expect(form.field('Postcode').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(form.field('Postcode'));
  });

  it('are filled in by the browser only where they are one’s own', async () => {
    const { unmount } = render(<OwnAddress />);
    await press('Add address');
    expect((await dialog()).field('City').getAttribute('autocomplete')).toBe('address-level2');
    unmount();
    render(<OneAddress />);
    await press('Add address');
    expect((await dialog()).field('City').getAttribute('autocomplete')).toBe('off');
  });
});

it('an address that changed meanwhile is shown before it is replaced', async () => {
  const onSave = saveSpy();
  render(<ChangedMeanwhile onSave={onSave} />);
  await press(/^Edit/);
  const form = await dialog();
  await userEvent.type(form.field('Address line 2'), 'Flat 4');
  await form.press('Save');
  const notice = await form.findByText(/This address was changed in the meantime/);
  expect(notice.textContent).toContain('Mombasa');
  expect(form.field('City')).toHaveProperty('value', 'Nairobi');
  expect(form.field('Address line 2')).toHaveProperty('value', 'Flat 4');
  expect(onSave).not.toHaveBeenCalled();
  await form.press('Save');
  await isClosed();
  expect(onSave.mock.calls[0]?.[1]).toMatchObject({ version: 2 });
});

describe('removing an address', () => {
  it('asks first, and does nothing on "Cancel"', async () => {
    const onRemove = removeSpy();
    render(<Removable onRemove={onRemove} />);
    await press(/^Remove/);
    let question = await dialog();
    expect(question.getByText(/Are you sure\? This is permanent!/)).toBeTruthy();
    await question.press('Cancel');
    expect(onRemove).not.toHaveBeenCalled();
    await press(/^Remove/);
    question = await dialog();
    await question.press('Remove');
    await isClosed();
    expect(onRemove.mock.calls[0]?.[0]).toMatchObject({ _id: 'address-1', version: 1 });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add address' }));
  });

  it('says when it did not work', async () => {
    render(<Offline />);
    await press(/^Remove/);
    const question = await dialog();
    await question.press('Remove');
    expect((await question.findByRole('alert')).textContent).toContain('cannot be reached');
  });

  it('shows that it is under way', async () => {
    render(<NeverAnswered />);
    await press(/^Remove/);
    const question = await dialog();
    await question.press('Remove');
    const button = question.getByRole('button', { name: 'Remove' });
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});
