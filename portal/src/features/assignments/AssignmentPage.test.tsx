import type { OperationVariables } from '@apollo/client';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildUser } from '@lampstand/auth/testing';
import * as stories from './AssignmentPage.stories.tsx';
import { readAside } from './kept/aside-drafts.ts';
import { keepDraft } from './kept-draft.ts';

const { NotBegun, Draft, SavingFails, Late, HandedIn, Graded, Completed, Closed, NotYet } =
  composeStories(stories);

function open(Story: typeof Draft) {
  const asked = vi.fn<(name: string, variables: OperationVariables) => void>();
  render(<Story asked={asked} />);
  const sent = (name: string) =>
    asked.mock.calls.flatMap(([operation, variables]) => (operation === name ? [variables] : []));
  return { user: userEvent.setup(), sent };
}

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your text' });

it('is neither written nor taken back by somebody who looks through the account', async () => {
  const eyes = buildUser({ impersonatingUser: 'Ada Njeri' });
  const { unmount } = render(<Draft as={eyes} />);
  expect(await screen.findByText(/^You are looking through this person’s account/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Your text' })).toBeNull();
  unmount();
  render(<HandedIn as={eyes} />);
  expect(await screen.findByRole('button', { name: 'Print' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Take.* back/ })).toBeNull();
});

describe('the work of a student', () => {
  it('is saved while it is written, under an id that this device makes', async () => {
    const { user, sent } = open(NotBegun);
    await user.type(await text(), 'Grace');
    expect(screen.getByText('Saving…')).toBeTruthy();
    expect(await screen.findByText('Draft saved', {}, { timeout: 3000 })).toBeTruthy();
    expect(sent('SaveSubmissionDraft')).toMatchObject([
      { submissionDraftInput: { assignmentId: 'essay', text: 'Grace', sequence: 1 } },
    ]);
    expect(String(sent('SaveSubmissionDraft')[0]?.['submissionDraftInput']._id)).toMatch(
      /^[\da-f-]{36}$/,
    );
  });

  it('is handed in after a question, with all that was written', async () => {
    const { user, sent } = open(Draft);
    await user.type(await text(), ' More.');
    await user.click(screen.getByRole('button', { name: 'Submit your work' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Submit your work?' }));
    expect(dialog.getByText(/Your text and 1 file will be submitted/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Submit your work' }));
    expect(await screen.findByText('7K2M-04QX-9ZTB')).toBeTruthy();
    expect(sent('SaveSubmissionDraft').at(-1)?.['submissionDraftInput'].text).toBe(
      'Grace reigns through righteousness. More.',
    );
    expect(sent('SubmitAssignment')).toEqual([{ _id: 'work-1', version: 7 }]);
  });

  it('cannot be handed in as long as there is nothing', async () => {
    open(NotBegun);
    const submit = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Submit your work',
    });
    expect(submit.disabled).toBe(true);
    expect(screen.getByText('Write a text or add a file first.')).toBeTruthy();
  });

  it('stays on this device when it cannot be saved', async () => {
    const { user } = open(SavingFails);
    await user.type(await text(), ' Kept');
    expect(await screen.findByText(/kept on this device/, {}, { timeout: 3000 })).toBeTruthy();
    expect(localStorage.getItem('lampstand.draft.essay')).toContain('righteousness. Kept');
  });

  it('of this device that another one overtook is kept apart, not overwritten', async () => {
    const kept = { submissionId: 'work-1', text: 'Of the train', lateReason: '', sequence: 1 };
    keepDraft('essay', kept);
    const { user, sent } = open(Draft);
    await user.type(await text(), ' More');
    await waitFor(() => expect(sent('SaveSubmissionDraft')).not.toEqual([]));
    expect(readAside().map(({ text: aside }) => aside)).toEqual(['Of the train']);
  });

  it('that comes late says why', async () => {
    const { user } = open(Late);
    const submit = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Submit your work',
    });
    expect(submit.disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: /Why is your work late/ }), 'I was ill.');
    expect(submit.disabled).toBe(false);
    expect(screen.getByText(/Submissions were opened again for you/)).toBeTruthy();
  });

  it('loses a file that is removed', async () => {
    const { user, sent } = open(Draft);
    await user.click(await screen.findByRole('button', { name: 'Remove grace-in-romans.pdf' }));
    await waitFor(() => expect(screen.queryByText('grace-in-romans.pdf')).toBeNull());
    expect(sent('RemoveSubmissionFile')).toEqual([{ _id: 'file-1' }]);
  });
});

describe('what was handed in', () => {
  it('has a receipt, and is taken back after a question', async () => {
    const { user, sent } = open(HandedIn);
    expect(await screen.findByText('7K2M-04QX-9ZTB')).toBeTruthy();
    expect(screen.getByText(/^9f86d081/)).toBeTruthy();
    expect(screen.getByText('Student').nextSibling?.textContent).toBe('Ruth Wanjiru');
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText(/You have taken your work back/)).toBeTruthy();
    expect(sent('WithdrawSubmission')).toEqual([{ _id: 'work-1', version: 3 }]);
  });

  it('comes back with grade, words and files', async () => {
    open(Graded);
    const feedback = within(await screen.findByRole('region', { name: 'Feedback' }));
    expect(feedback.getByText('88%')).toBeTruthy();
    expect(feedback.getByText('Graded by Thabo Nkosi on Mar 14, 2026')).toBeTruthy();
    expect(feedback.getByText('Chapter six').tagName).toBe('STRONG');
    expect(feedback.getByRole('link', { name: /grace-in-romans-marked/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  });

  it('is complete or incomplete where it is not graded in per cent', async () => {
    open(Completed);
    const feedback = within(await screen.findByRole('region', { name: 'Feedback' }));
    expect(feedback.getByText('Complete')).toBeTruthy();
  });
});

describe('an assignment', () => {
  it('that is closed says so in words', async () => {
    open(Closed);
    expect(await screen.findByText(/Nothing can be submitted any more/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('that is to open says when', async () => {
    open(NotYet);
    expect(await screen.findByText(/Submissions open on Apr 1, 2026/)).toBeTruthy();
  });
});
