import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMutation } from '@apollo/client/react';
import { readServerError } from '@lampstand/graphql-client';
import { createAnswerSaver } from './answer-saver.ts';
import { openSheet, type GivenAnswer, type KnownAnswer } from './answer-sheet.rules.ts';
import { keepAnswers, readKeptAnswers } from './kept-answers.ts';
import { SaveExamAnswerDocument } from './useAnswers.generated.ts';

/** A request without an answer for so long is given up and sent again. */
const patienceMilliseconds = 15_000;

/** The answers of an attempt: given at once on the screen, then saved until the server has them. */
export function useAnswers(attemptId: string, questions: readonly KnownAnswer[]) {
  const [save] = useMutation(SaveExamAnswerDocument);
  const [saver] = useState(() =>
    createAnswerSaver({
      sheet: openSheet(questions, readKeptAnswers(attemptId)),
      keep: (waiting) => keepAnswers(attemptId, waiting),
      isRefusal,
      send,
    }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.getState);

  async function send({ questionId, choiceId, sequence }: GivenAnswer): Promise<GivenAnswer> {
    const { data } = await save({
      variables: { examAnswerInput: { attemptId, questionId, choiceId, sequence } },
      // An answer on its way when the page closes still arrives.
      context: {
        fetchOptions: { keepalive: true, signal: AbortSignal.timeout(patienceMilliseconds) },
      },
    });
    if (!data) throw new Error('The server did not say what it holds');
    return data.saveExamAnswer;
  }

  useEffect(
    function saveWhenPossible() {
      const onVisibility = () => {
        if (document.visibilityState === 'visible') saver.resume();
      };
      saver.resume();
      window.addEventListener('online', saver.resume);
      document.addEventListener('visibilitychange', onVisibility);
      return () => {
        window.removeEventListener('online', saver.resume);
        document.removeEventListener('visibilitychange', onVisibility);
        saver.stop();
      };
    },
    [saver],
  );

  return { ...state, choose: saver.choose, whenSaved: saver.whenSaved };
}

/** The server refuses for good what it answers in these ways; all else may pass at another try. */
function isRefusal(error: unknown): boolean {
  const { code } = readServerError(error);
  return code === 'CONFLICT' || code === 'NOT_FOUND' || code === 'FORBIDDEN' || code === 'INVALID';
}
