import {
  type QuestionForm,
  toQuestionForm,
  toQuestionInput,
} from '../../shared/questions/question-form.ts';
import type { QuestionRecordFragment } from './questions.generated.ts';

/** What the form of a question holds besides the question itself. */
interface Place {
  readonly courseId: string;
  readonly poolId?: string | null;
  readonly archived?: boolean | null;
}

export type QuestionFormValues = QuestionForm & Place;

/** A question as the form edits it: its newest version. */
export function toForm(question: QuestionRecordFragment) {
  const [newest] = question.versions;
  if (!newest) throw new Error(`Question ${question.id} has no version`);
  return { ...question, ...toQuestionForm(question.kind, newest) };
}

export type QuestionRecord = ReturnType<typeof toForm>;

export const toInput = (form: QuestionFormValues) => ({
  ...toQuestionInput(form),
  courseId: form.courseId,
  poolId: form.poolId || null,
  archived: form.archived ?? false,
});
