import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { toast } from './toast.ts';
import * as stories from './ToastOutlet.stories.tsx';

const { EveryKind, Silent, WithoutLibrary } = composeStories(stories);

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

describe('where the library cannot be fetched', () => {
  it('is told all the same, announced at once, until it is closed', async () => {
    render(<WithoutLibrary />);
    const told = await screen.findByRole('alert');
    expect(told.textContent).toContain('The server cannot be reached.');
    expect(screen.getByText('Success!')).toBeTruthy();
    await userEvent.click(within(told).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Success!')).toBeTruthy();
  });

  it('asks for the library again with the next message', async () => {
    const load = vi
      .fn<() => Promise<ComponentType>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue(() => <p>The library</p>);
    render(<Silent load={load} />);
    act(() => toast.error('First'));
    expect((await screen.findByRole('alert')).textContent).toContain('First');
    act(() => toast.error('Second'));
    expect(await screen.findByText('The library')).toBeTruthy();
    expect(screen.getByText('First')).toBeTruthy();
  });
});

it('is shown without the library where that takes long to come', async () => {
  render(<Silent load={() => new Promise(() => undefined)} />);
  act(() => toast.info('Slow line'));
  expect(await screen.findByText('Slow line', undefined, { timeout: 3_000 })).toBeTruthy();
});

it('fetches the library when the first screen is at rest, so that it is here when the line breaks', () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<ComponentType>>(() => new Promise(() => undefined));
  render(<Silent load={load} />);
  vi.advanceTimersByTime(3_999);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
