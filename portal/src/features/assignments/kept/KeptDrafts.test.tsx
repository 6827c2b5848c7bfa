import type { OperationVariables } from '@apollo/client';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { listKeptDrafts } from '../kept-draft.ts';
import { readAside } from './aside-drafts.ts';
import * as stories from './KeptDrafts.stories.tsx';

const { Sent, Refused, Offline } = composeStories(stories);
const title = 'A text of yours could not be saved';

function open(Story: typeof Sent) {
  const asked = vi.fn<(name: string, variables: OperationVariables) => void>();
  render(<Story asked={asked} />);
  return { user: userEvent.setup(), asked };
}

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('a draft that waits is sent on whatever screen, and nothing is said', async () => {
  const { asked } = open(Sent);
  await waitFor(() => expect(listKeptDrafts()).toEqual([]));
  expect(asked.mock.calls).toEqual([
    [
      'SaveSubmissionDraft',
      {
        submissionDraftInput: {
          _id: 'work-1',
          assignmentId: 'essay',
          text: 'Grace reigns through righteousness. Written on the train.',
          lateReason: '',
          sequence: 5,
        },
      },
    ],
  ]);
  expect(screen.queryByRole('complementary', { name: title })).toBeNull();
});

it('a text that the server refuses is told of, and stays until it is discarded', async () => {
  const { user } = open(Refused);
  const notice = within(await screen.findByRole('complementary', { name: title }));
  const text = notice.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your text' });
  expect(text.value).toContain('Written on the train.');
  expect(text.readOnly).toBe(true);
  expect(notice.getByRole('link').getAttribute('href')).toBe('/student/assignments/essay');
  await user.click(notice.getByRole('button', { name: 'Copy the text' }));
  expect(await navigator.clipboard.readText()).toBe(text.value);
  expect(notice.getByRole('button', { name: 'Copied' })).toBeTruthy();
  await user.click(notice.getByRole('button', { name: 'Discard the text' }));
  const question = within(screen.getByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Discard the text' }));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: title })).toBeNull());
  expect(readAside()).toEqual([]);
});

it('without a line it waits on, and nobody is told that anything is lost', async () => {
  const { asked } = open(Offline);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(listKeptDrafts()).toHaveLength(1);
  expect(screen.queryByRole('complementary', { name: title })).toBeNull();
});
