import type { ExamAttemptPageQuery } from '../ExamAttemptPage.generated.ts';
import { answerOf } from '../answer-sheet.rules.ts';
import { useAnswers } from '../useAnswers.ts';
import { useFinish } from '../useFinish.ts';
import type { QuestionItem } from '../QuestionNavigator.tsx';
import { useFlags } from './useFlags.ts';
import { usePresence } from './usePresence.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

type Attempt = ExamAttemptPageQuery['examAttempt'];

/** Everything that goes on while somebody sits an exam: answers, marks, the clock and the end. */
export function useSitting(attempt: Attempt) {
  const { _id, questions } = attempt;
  const answers = useAnswers(_id, questions);
  const { sheet, status } = answers;
  const flags = useFlags(_id);
  const finish = useFinish(attempt, answers.whenSaved);
  const going = status !== 'refused' && finish.state !== 'done';
  const clock = usePresence(attempt, going);
  const ended = status === 'refused' || !clock.open;
  const left = useSecondsLeft(clock, going && !ended, finish.handIn);
  const items: readonly QuestionItem[] = questions.map((each) => ({
    _id: each._id,
    answered: answerOf(sheet, each._id) !== null,
    waiting: status === 'waiting' && each._id in sheet.waiting,
    flagged: flags.has(each._id),
  }));
  return { ...answers, flags, finish, clock, left, ended, items };
}
