import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { toast } from './toast.ts';
import * as stories from './ToastOutlet.stories.tsx';

const { EveryKind } = composeStories(stories);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const host = () => document.querySelector('[data-above-modal]');

it('is not there before the first toast', () => {
  render(<EveryKind />);
  expect(host()).toBeNull();
});

it('shows a message of each kind, announced at once and named for screen readers', async () => {
  render(<EveryKind />);
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain('Success!');
  await press('Upload');
  await press('Forgot password');
  await press('Sync');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(4));
  expect(screen.getByRole('region', { name: /Notifications/ })).toBeTruthy();
});

it('can be dismissed', async () => {
  render(<EveryKind />);
  toast.info('Dismiss me');
  const toasted = (await screen.findByText('Dismiss me')).closest('.Toastify__toast');
  if (!(toasted instanceof HTMLElement)) throw new Error('The toast is not drawn');
  await userEvent.click(within(toasted).getByRole('button', { name: 'Close' }));
  // It listens for the end of its way out only once that has begun, and then folds up by the clock.
  await waitFor(
    () => {
      fireEvent.animationEnd(toasted);
      expect(screen.queryByText('Dismiss me')).toBeNull();
    },
    { timeout: 5_000 },
  );
});

it('stays reachable above a dialog', async () => {
  render(<EveryKind />);
  await press('Add New');
  await press('Save in dialog');
  await screen.findAllByRole('alert');
  expect(host()?.hasAttribute('inert')).toBe(false);
});

it('shows what was said before it stood in the page', async () => {
  toast.info('Said early');
  render(<EveryKind />);
  expect(await screen.findByText('Said early')).toBeTruthy();
});
