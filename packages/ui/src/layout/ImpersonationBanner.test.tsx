import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ActForDialogProps } from './ActForDialog.tsx';
import * as stories from './ImpersonationBanner.stories.tsx';

const { Acting, Basic } = composeStories(stories);

const loaded = { timeout: 5000 };

it('reads IMPERSONATING and the name', () => {
  render(<Basic />);
  expect(screen.getByText('IMPERSONATING').parentElement?.textContent).toBe(
    'IMPERSONATING Miriam Wanjiru',
  );
});

it('ends it by its logout button', async () => {
  const onLogout = vi.fn<() => void>();
  render(<Basic onLogout={onLogout} />);
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledOnce();
});

describe('what may be done', () => {
  afterEach(() => vi.useRealTimers());

  it('is to look, until somebody says why they act for the person', async () => {
    const onAct = vi.fn<ActForDialogProps['onAct']>().mockResolvedValue(undefined);
    render(<Basic onAct={onAct} />);
    expect(screen.getByRole('status').textContent).toBe('You look only; nothing can be changed.');
    await userEvent.click(screen.getByRole('button', { name: 'Act for this person' }));
    const dialog = await screen.findByRole('dialog', { name: 'Act for Miriam Wanjiru?' }, loaded);
    expect(dialog.textContent).toContain('stay closed');
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Act for this person' })[1] ?? dialog,
    );
    expect(onAct).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox'), 'asked by telephone');
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Act for this person' })[1] ?? dialog,
    );
    expect(onAct).toHaveBeenCalledExactlyOnceWith('asked by telephone');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says at the field why it was refused, and stays open', async () => {
    render(<Basic onAct={async () => ({ fields: { reason: 'Please say more.' } })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Act for this person' }));
    await userEvent.type(await screen.findByRole('textbox', undefined, loaded), 'asked');
    const [, submit] = screen.getAllByRole('button', { name: 'Act for this person' });
    if (submit) await userEvent.click(submit);
    expect(await screen.findByText('Please say more.')).toBeDefined();
  });

  it('is told with the end and the reason while somebody acts, and is over then', () => {
    vi.useFakeTimers();
    const raisedUntil = new Date(Date.now() + 60_000).toISOString();
    render(<Acting raisedUntil={raisedUntil} />);
    expect(screen.getByRole('status').textContent).toMatch(
      /^You act for this person until \S+.* Reason: She asked by telephone/,
    );
    expect(screen.queryByRole('button', { name: 'Act for this person' })).toBeNull();
    act(() => {
      vi.advanceTimersByTime(60_001);
    });
    expect(screen.getByRole('status').textContent).toBe('You look only; nothing can be changed.');
    expect(screen.getByRole('button', { name: 'Act for this person' })).toBeDefined();
  });
});
