import { useSession } from '@lampstand/auth';
import { useTick } from '../../../shared/useTick.ts';
import type { ExamAttemptPageQuery } from '../ExamAttemptPage.generated.ts';
import { answerOf, numberAt } from '../answer-sheet.rules.ts';
import type { GivenAnswer } from '../questions/given-answer.rules.ts';
import { useAnswers } from '../useAnswers.ts';
import { useFinish } from '../useFinish.ts';
import type { QuestionItem } from '../QuestionNavigator.tsx';
import { failsIn } from './sitting-clock.rules.ts';
import { useFlags } from './useFlags.ts';
import { useHeldSession } from './useHeldSession.ts';
import { usePresence } from './usePresence.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

type Attempt = ExamAttemptPageQuery['examAttempt'];

/** Everything that goes on while somebody sits an exam: answers, marks, the clock and the end. */
export function useSitting(attempt: Attempt) {
  const { _id, questions, startedAt } = attempt;
  const { ended: signedOut } = useSession();
  const answers = useAnswers(_id, questions, signedOut);
  const { sheet, status } = answers;
  const flags = useFlags(_id);
  const finish = useFinish(attempt, answers.whenSaved);
  const going = status !== 'refused' && !answers.overElsewhere && finish.state !== 'done';
  const active = going && !signedOut;
  const clock = usePresence(attempt, { active, otherWindow: answers.otherWindow });
  const ended = status === 'refused' || answers.overElsewhere || !clock.open;
  const held = useHeldSession(going && !ended);
  const silent = clock.silentSince !== undefined || signedOut;
  const now = useTick(silent);
  const left = useSecondsLeft(clock, going && !ended, finish.handIn);
  const items: readonly QuestionItem[] = questions.map((each) => ({
    _id: each._id,
    answered: answerOf(sheet, each._id) !== null,
    waiting: status === 'waiting' && each._id in sheet.waiting,
    flagged: flags.has(each._id),
  }));
  const give = (questionId: string, answer: GivenAnswer, typing?: 'typing') =>
    answers.give(questionId, answer, numberAt(startedAt, Date.now() + clock.ahead), typing);
  return {
    ...answers,
    ...held,
    give,
    flags,
    finish,
    clock,
    left,
    ended,
    items,
    /** Seconds; for as long as nothing is heard of the page. */
    failsIn: silent ? failsIn(clock, now) : undefined,
  };
}
