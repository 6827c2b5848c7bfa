import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './Form.stories.tsx';
import type { FormProps } from './Form.tsx';

const { FailingServer, Login, NeverAnswered, OnAScreen, Profile, RefusedByServer } =
  composeStories(stories);
const { WithCancel, WithDialogInside } = composeStories(stories);

const submitSpy = () => vi.fn<FormProps['onSubmit']>();
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const firstName = () => screen.getByLabelText('First name');
const question = 'Unsaved changes. Are you sure you want to leave this page?';

describe('submitting', () => {
  it('is called form1 and saves, unless told otherwise', () => {
    const { container } = render(<Profile />);
    expect(container.querySelector('form')?.id).toBe('form1');
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('submit');
  });

  it('hands over what the fields hold', async () => {
    const onSubmit = submitSpy();
    render(<Profile onSubmit={onSubmit} />);
    await userEvent.clear(firstName());
    await userEvent.type(firstName(), ' Ruth ');
    await save();
    expect(onSubmit.mock.calls[0]?.[0].all).toEqual({
      firstName: 'Ruth',
      email: 'm@example.org',
      country: 'KEN',
    });
  });

  it('does not submit while the browser finds a field invalid; it says so at the field', async () => {
    const onSubmit = submitSpy();
    render(<Login onSubmit={onSubmit} />);
    await userEvent.type(screen.getByLabelText('E-mail'), 'nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Enter a valid e-mail address.')).toBeTruthy();
    expect(screen.getByText('Required field missing')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  });

  it('takes an error away as soon as its field is corrected, and leaves the others', async () => {
    render(<Login />);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.getAllByText('Required field missing')).toHaveLength(2);
    await userEvent.type(screen.getByLabelText('E-mail'), 'm');
    expect(screen.getAllByText('Required field missing')).toHaveLength(1);
  });

  it('is busy until it is answered, and takes no second submission', async () => {
    const onSubmit = vi.fn<FormProps['onSubmit']>(() => new Promise(() => undefined));
    render(<NeverAnswered onSubmit={onSubmit} />);
    await save();
    await userEvent.type(firstName(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true');
  });

  it('offers to cancel where the screen can', async () => {
    const onCancel = vi.fn<() => void>();
    render(<WithCancel onCancel={onCancel} />);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });
});

describe('being refused', () => {
  it('shows the refusal at its field, goes there, and loses nothing that was typed', async () => {
    render(<RefusedByServer />);
    await userEvent.type(firstName(), ' Ruth');
    await save();
    const email = await screen.findByRole('textbox', { name: 'E-mail', description: /already/ });
    expect(document.activeElement).toBe(email);
    expect(firstName()).toHaveProperty('value', 'Miriam Ruth');
  });

  it('shows what was thrown above the fields, tells the console, and can be sent again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<FailingServer />);
    await userEvent.type(firstName(), ' Ruth');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe('The server cannot be reached.');
    expect(log).toHaveBeenCalledOnce();
    expect(firstName()).toHaveProperty('value', 'Miriam Ruth');
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('aria-busy')).toBe(false);
    log.mockRestore();
  });
});

describe('unsaved changes', () => {
  const leave = () => userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  const arrived = () => screen.queryByRole('heading', { name: 'Dashboard' }) !== null;

  it('let an untouched form go', async () => {
    render(<OnAScreen />);
    await leave();
    expect(arrived()).toBe(true);
  });

  it('ask before they are left behind, and stay on request', async () => {
    render(<OnAScreen />);
    await userEvent.type(firstName(), ' Ruth');
    await leave();
    const dialog = screen.getByRole('dialog', { name: 'Leave page' });
    expect(within(dialog).getByText(question)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Stay on page' }));
    expect(arrived()).toBe(false);
    expect(firstName()).toHaveProperty('value', 'Miriam Ruth');
  });

  it('are left behind on consent', async () => {
    render(<OnAScreen />);
    await userEvent.type(firstName(), ' Ruth');
    await leave();
    await userEvent.click(screen.getByRole('button', { name: 'Leave page' }));
    expect(arrived()).toBe(true);
  });

  it('ask in the words of the screen', async () => {
    render(<OnAScreen unsavedMessage="Your answers are not sent yet." />);
    await userEvent.type(firstName(), ' Ruth');
    await leave();
    expect(screen.getByText('Your answers are not sent yet.')).toBeTruthy();
  });

  it('are none once a change is taken back', async () => {
    const onDirtyChange = vi.fn<(dirty: boolean) => void>();
    render(<OnAScreen onDirtyChange={onDirtyChange} />);
    await userEvent.type(firstName(), 's{Backspace}');
    expect(onDirtyChange.mock.calls.flat()).toEqual([false, true, false]);
    await leave();
    expect(arrived()).toBe(true);
  });

  it('are none once they are saved', async () => {
    render(<OnAScreen />);
    await userEvent.type(firstName(), ' Ruth');
    await save();
    await leave();
    expect(arrived()).toBe(true);
  });

  it('are still there after a refusal', async () => {
    render(<OnAScreen onSubmit={() => ({ message: 'Not now.' })} />);
    await userEvent.type(firstName(), ' Ruth');
    await save();
    await leave();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('are not asked about where the form does not guard them', async () => {
    render(<OnAScreen guard={false} />);
    await userEvent.type(firstName(), ' Ruth');
    await leave();
    expect(arrived()).toBe(true);
  });
});

describe('a dialog with a form, opened from inside a form', () => {
  it('submits itself and not the form around it', async () => {
    const onSubmit = submitSpy();
    render(<WithDialogInside onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add address' }));
    await userEvent.type(screen.getByLabelText('City'), 'Warsaw');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does not make the form around it unsaved', async () => {
    const onDirtyChange = vi.fn<(dirty: boolean) => void>();
    render(<WithDialogInside onDirtyChange={onDirtyChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add address' }));
    await userEvent.type(screen.getByLabelText('City'), 'Warsaw');
    expect(onDirtyChange.mock.calls.flat()).toEqual([false]);
  });
});
