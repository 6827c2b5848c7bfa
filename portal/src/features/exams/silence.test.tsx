import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readServerError } from '@lampstand/graphql-client';
import { openSilentLine } from '../../testing/silent-line.tsx';
import { noAnswer } from './questions/given-answer.rules.ts';
import { useAnswers } from './useAnswers.ts';
import { useFinish } from './useFinish.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The server holds a newer answer, from another device. */
const overtaken = () =>
  Response.json({
    data: { saveExamAnswer: { __typename: 'SavedAnswer', questionId: 'q1', sequence: 1000 } },
  });

it('answers are sent on where the question after a newer one is never answered', async () => {
  const line = openSilentLine(({ method }) => (method === 'POST' ? overtaken() : 'silence'));
  const questions = [{ _id: 'q1', answer: null, sequence: 0 }];
  const { result } = renderHook(() => useAnswers('attempt-1', questions), line);
  act(() => result.current.give('q1', { ...noAnswer, choiceIds: ['a'] }, 1));
  await waitFor(() => expect(line.send).toHaveBeenCalledTimes(2));
  expect(result.current.status).toBe('saving');
  act(line.loseLastPatience);
  await waitFor(() => expect(result.current.status).toBe('waiting'));
});

it('who hands in and hears nothing is told so, and may ask again', async () => {
  const line = openSilentLine(() => 'silence');
  const attempt = { _id: 'attempt-1', mode: 'EXAM', exam: { _id: 'exam-1' } } as const;
  const { result } = renderHook(() => useFinish(attempt, () => Promise.resolve()), line);
  act(() => result.current.confirm());
  await waitFor(() => expect(line.send).toHaveBeenCalledOnce());
  expect(result.current.state).toBe('finishing');
  act(line.loseLastPatience);
  await waitFor(() => expect(result.current.state).toBe('asking'));
  expect(readServerError(result.current.error).code).toBe('NETWORK');
});
