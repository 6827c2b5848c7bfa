import type { OperationVariables } from '@apollo/client';
import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from './ExamRoomPage.stories.tsx';

const { ActionRefused, Changing, Failing, InProgress, Nobody } = composeStories(stories);

function open(Story: typeof InProgress) {
  const asked = vi.fn<(name: string, variables: OperationVariables) => void>();
  render(<Story asked={asked} />);
  const sent = (name: string) => asked.mock.calls.find(([operation]) => operation === name)?.[1];
  return { user: userEvent.setup(), sent };
}

afterEach(() => vi.useRealTimers());

describe('the exam room', () => {
  it('tells who is in, how far they are and how long they have', async () => {
    open(InProgress);
    const shown = { name: 'Cape Town First Year' };
    const list = within(await screen.findByRole('list', shown));
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^Naledi DlaminiAnsweringAnswered12 \/ 20Time left30 min/);
    expect(rows[1]).toMatch(/^Élodie MartinNo connection.*Time is up/);
    expect(rows[2]).not.toContain('Time left');
    expect(rows[3]).toMatch(/^王小明Finished.*Restore$/);
    expect(rows[4]).toBe('Thabo NkosiNot started');
    expect(screen.getByText('No connection: 1')).toBeDefined();
  });

  it('looks again every five seconds without flicker, and tells what changed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open(Changing);
    const list = await screen.findByRole('list', { name: 'Cape Town First Year' });
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    await waitFor(() => expect(status.textContent).toBe('Naledi Dlamini: No connection'));
    expect(screen.getByRole('list', { name: 'Cape Town First Year' })).toBe(list);
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    expect(await screen.findByText(/could not be brought up to date/)).toBeDefined();
    expect(screen.getByRole('list', { name: 'Cape Town First Year' })).toBe(list);
  });

  it('gives more time to one or to all, with a reason', async () => {
    const { user, sent } = open(InProgress);
    await user.click(await screen.findByRole('button', { name: 'More time: Naledi Dlamini' }));
    const dialog = within(await screen.findByRole('dialog'));
    const minutes = dialog.getByRole('spinbutton', { name: /^Minutes/ });
    await user.clear(minutes);
    await user.type(minutes, '15');
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The power failed.');
    await user.click(dialog.getByRole('button', { name: 'More time' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('ExamRoomExtend')).toEqual({
      examId: 'romans-final',
      groupId: 'cape-1',
      attemptIds: ['attempt-naledi'],
      minutes: 15,
      reason: 'The power failed.',
    });
  });

  it('writes to all who sit it', async () => {
    const { user, sent } = open(InProgress);
    await user.click(await screen.findByRole('button', { name: 'Message to all' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Ten minutes are left.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(sent('ExamRoomMessage')).toMatchObject({
        attemptIds: null,
        text: 'Ten minutes are left.',
      }),
    );
  });

  it('ends one attempt and gives another back', async () => {
    const { user, sent } = open(InProgress);
    await user.click(await screen.findByRole('button', { name: 'End: Naledi Dlamini' }));
    const ending = within(await screen.findByRole('dialog'));
    await user.type(ending.getByRole('textbox', { name: /^Reason/ }), 'Went home.');
    await user.click(ending.getByRole('button', { name: 'End' }));
    await waitFor(() =>
      expect(sent('ExamRoomEnd')).toEqual({ _id: 'attempt-naledi', reason: 'Went home.' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Restore: 王小明' }));
    const restoring = within(await screen.findByRole('dialog'));
    await user.type(restoring.getByRole('textbox', { name: /^Reason/ }), 'Not meant.');
    await user.click(restoring.getByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(sent('ExamRoomRestore')).toMatchObject({ _id: 'attempt-wang', minutes: 10 }),
    );
  });

  it('says why an action was refused and keeps what was typed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user } = open(ActionRefused);
    await user.click(await screen.findByRole('button', { name: 'Message: Naledi Dlamini' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Hello');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByRole('alert')).toBeDefined();
    expect(dialog.getByDisplayValue('Hello')).toBeDefined();
    vi.restoreAllMocks();
  });

  it('says so where nobody is, and offers to try again when it cannot be loaded', async () => {
    open(Nobody);
    expect(await screen.findByText('This group has no students.')).toBeDefined();
    vi.spyOn(console, 'error').mockReturnValue();
    open(Failing);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    vi.restoreAllMocks();
  });
});
