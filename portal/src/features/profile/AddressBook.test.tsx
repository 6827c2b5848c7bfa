import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toast } from '@lampstand/ui';
import type { AddressBookProps } from './AddressBook.tsx';
import * as stories from './AddressBook.stories.tsx';

const { OneAddress, NoAddress, Offline } = composeStories(stories);

afterEach(() => vi.restoreAllMocks());

const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const pressInDialog = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const saveSpy = () => vi.fn<AddressBookProps['onSave']>(() => Promise.resolve());
const removeSpy = () => vi.fn<AddressBookProps['onRemove']>(() => Promise.resolve());

describe('the addresses', () => {
  test('say that there is none', () => {
    render(<NoAddress />);
    expect(screen.getByText('There is no address yet')).toBeTruthy();
  });

  test('take a new one by its country alone, trimmed, and say "Success!"', async () => {
    const success = vi.spyOn(toast, 'success').mockReturnValue();
    const onSave = saveSpy();
    render(<NoAddress onSave={onSave} />);
    await press('Add address');
    await pressInDialog('Save');
    expect(dialog().getByText('Required field missing')).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.type(dialog().getByLabelText('City'), ' Mombasa ');
    await userEvent.selectOptions(dialog().getByLabelText('Country'), 'Kenya');
    await pressInDialog('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const address = { line1: '', line2: '', city: 'Mombasa', state: '', postcode: '' };
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...address, country: 'KEN' }, undefined);
    expect(success).toHaveBeenCalledExactlyOnceWith('Success!');
  });

  test('are changed under their id', async () => {
    const onSave = saveSpy();
    render(<OneAddress onSave={onSave} />);
    await press('Edit: 12 Acacia Road, Nairobi, 00100, Kenya');
    expect(dialog().getByLabelText('Country')).toHaveProperty('value', 'KEN');
    await userEvent.type(dialog().getByLabelText('Address line 2'), 'Flat 4');
    await pressInDialog('Save');
    expect(onSave.mock.calls[0]?.[0].line2).toBe('Flat 4');
    expect(onSave.mock.calls[0]?.[1]).toBe('address-1');
  });

  test('keep what was typed when they could not be saved', async () => {
    render(<Offline />);
    await press(/^Edit/);
    await userEvent.type(dialog().getByLabelText('Address line 2'), 'Flat 4');
    await pressInDialog('Save');
    expect((await dialog().findByRole('alert')).textContent).toContain('cannot be reached');
    expect(dialog().getByLabelText('Address line 2')).toHaveProperty('value', 'Flat 4');
  });
});

describe('removing an address', () => {
  test('asks first, and does nothing on "Cancel"', async () => {
    const onRemove = removeSpy();
    render(<OneAddress onRemove={onRemove} />);
    await press(/^Remove/);
    expect(dialog().getByText('Are you sure? This is permanent!')).toBeTruthy();
    await pressInDialog('Cancel');
    expect(onRemove).not.toHaveBeenCalled();
    await press(/^Remove/);
    await pressInDialog('Remove');
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('address-1');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says when it did not work', async () => {
    const error = vi.spyOn(toast, 'error').mockReturnValue();
    render(<Offline />);
    await press(/^Remove/);
    await pressInDialog('Remove');
    await waitFor(() => expect(error.mock.calls.flat().join()).toContain('cannot be reached'));
  });
});
