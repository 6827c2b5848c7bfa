import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { readStoredUser, useUser } from '@lampstand/auth';
import { readServerError } from '@lampstand/graphql-client';
import { createAnswerSaver, type AnswerSaver } from './answer-saver.ts';
import { openSheet, type KnownAnswer, type SheetAnswer } from './answer-sheet.rules.ts';
import { ExamAttemptPageDocument } from './ExamAttemptPage.generated.ts';
import { keepAnswers, readKeptAnswers } from './kept-answers.ts';
import { patience } from './patience.ts';
import { mayOutlivePage, plainAnswer } from './questions/given-answer.rules.ts';
import { meetOtherWindows } from './sitting/other-windows.ts';
import { SaveExamAnswerDocument } from './useAnswers.generated.ts';

/**
 * The answers of an attempt: given at once on the screen, then saved until the server has them.
 * @param paused while nobody is signed in: nothing is sent
 */
export function useAnswers(attemptId: string, questions: readonly KnownAnswer[], paused = false) {
  const client = useApolloClient();
  const [save] = useMutation(SaveExamAnswerDocument);
  const { _id: userId } = useUser();
  const owner = { userId, attemptId };
  const [saver] = useState(() =>
    createAnswerSaver({
      sheet: openSheet(questions, readKeptAnswers(owner)),
      keep: (waiting) => keepAnswers(owner, waiting),
      refresh,
      isRefusal: (error) => isRefusal(error) && isStill(userId),
      isAhead,
      send,
    }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.getState);
  useSavingWhenPossible(saver, paused);
  const { otherWindow, overElsewhere } = useOtherWindows(attemptId, saver);

  async function send({ questionId, given, sequence }: SheetAnswer) {
    const answer = given && plainAnswer(given);
    const { data } = await save({
      variables: { examAnswerInput: { attemptId, questionId, answer, sequence } },
      context: {
        fetchOptions: {
          // An answer on its way when the page closes still arrives; a long one waits on the device.
          keepalive: mayOutlivePage(answer),
          signal: patience(),
        },
      },
    });
    if (!data) throw new Error('The server did not say what it holds');
    return data.saveExamAnswer;
  }

  async function refresh(): Promise<readonly KnownAnswer[]> {
    const { data } = await client.query({
      query: ExamAttemptPageDocument,
      variables: { _id: attemptId },
      fetchPolicy: 'network-only',
      // Not that of the screen, which waits for ever where nothing comes back: no answer would be sent.
      context: { queryDeduplication: false, fetchOptions: { signal: patience() } },
    });
    return data.examAttempt.questions;
  }

  return {
    ...state,
    otherWindow,
    overElsewhere,
    give: saver.give,
    saveNow: saver.resume,
    whenSaved: saver.whenSaved,
  };
}

function useSavingWhenPossible(saver: AnswerSaver, paused: boolean) {
  useEffect(
    function saveWhenPossible() {
      if (paused) return undefined;
      // Before the page goes, what is being typed is sent as well.
      saver.resume();
      window.addEventListener('online', saver.resume);
      window.addEventListener('pagehide', saver.resume);
      document.addEventListener('visibilitychange', saver.resume);
      return () => {
        window.removeEventListener('online', saver.resume);
        window.removeEventListener('pagehide', saver.resume);
        document.removeEventListener('visibilitychange', saver.resume);
        saver.stop();
      };
    },
    [paused, saver],
  );
}

/** Whether another window has the attempt open, or has ended it; answers given there arrive here. */
function useOtherWindows(attemptId: string, saver: AnswerSaver) {
  const [otherWindow, setOther] = useState(false);
  const [overElsewhere, setOver] = useState(false);
  useEffect(
    function meetThem() {
      const windows = meetOtherWindows({
        attemptId,
        onAnswer: saver.adopt,
        onOthers: setOther,
        onOver: () => setOver(true),
      });
      saver.shareWith(windows.share);
      return () => {
        saver.shareWith(() => undefined);
        windows.close();
      };
    },
    [attemptId, saver],
  );
  return { otherWindow, overElsewhere };
}

/** What the server refuses to another person, who has signed in beside this page, says nothing of the attempt. */
function isStill(userId: string): boolean {
  const stored = readStoredUser();
  return stored === undefined || stored._id === userId;
}

/** The server refuses for good what it answers in these ways; all else may pass at another try. */
function isRefusal(error: unknown): boolean {
  const { code } = readServerError(error);
  return code === 'CONFLICT' || code === 'NOT_FOUND' || code === 'FORBIDDEN' || code === 'INVALID';
}

/** A device whose clock was put forward numbers its answers like this (see `renumber`). */
const isAhead = (error: unknown): boolean =>
  readServerError(error).fields['sequence'] !== undefined;
