import { z } from 'zod';
import type { ErrorText } from '../../platform/errors.ts';
import type { QuestionKind } from '../questions/questions.table.ts';

/** A day; no recording is longer. */
const MOST_SECONDS = 86_400;
const MOST_CHECKS = 30;

/** Kinds that are answered in a moment, and that nobody has to mark. */
const CHECK_KINDS: readonly QuestionKind[] = [
  'TRUE_FALSE',
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
  'SHORT_ANSWER',
];

/** At which second a recording stops, and what it asks there. */
export const LessonChecksSchema = z
  .array(
    z.object({
      questionId: z.string().trim().min(1).max(60),
      atSeconds: z.int().min(1).max(MOST_SECONDS),
    }),
  )
  .max(MOST_CHECKS);

export type LessonCheckInput = z.infer<typeof LessonChecksSchema>[number];

/** What is asked, as the bank has it. */
export interface AskedQuestion {
  readonly courseId: string;
  readonly kind: QuestionKind;
}

/** What the checks belong to. */
export interface CheckedLesson {
  readonly courseId: string;
  readonly kind: 'VIDEO' | 'AUDIO' | 'TEXT';
  /** Of its shortest recording; null where it is not known. */
  readonly shortestSeconds: number | null;
}

type Problem = ErrorText['key'] | ErrorText;

/** What is wrong with the checks of a lesson, by field: `checks`, `checks.<index>.atSeconds` and the like. */
export function checkProblems(
  checks: readonly LessonCheckInput[],
  lesson: CheckedLesson,
  questions: ReadonlyMap<string, AskedQuestion>,
): Readonly<Record<string, Problem>> {
  if (checks.length > 0 && lesson.kind === 'TEXT') return { checks: 'errors.invalidValue' };
  const problems: Record<string, Problem> = {};
  for (const [index, { questionId, atSeconds }] of checks.entries()) {
    const earlier = checks.slice(0, index);
    const time = timeProblem(atSeconds, earlier, lesson);
    const asked = earlier.some((check) => check.questionId === questionId)
      ? 'errors.mustBeUnique'
      : questionProblem(questions.get(questionId), lesson);
    if (time) problems[`checks.${index}.atSeconds`] = time;
    if (asked) problems[`checks.${index}.questionId`] = asked;
  }
  return problems;
}

function timeProblem(
  atSeconds: number,
  earlier: readonly LessonCheckInput[],
  { shortestSeconds }: CheckedLesson,
): Problem | undefined {
  if (shortestSeconds !== null && atSeconds >= shortestSeconds)
    return 'errors.courses.checkAfterEnd';
  return earlier.some((check) => check.atSeconds === atSeconds)
    ? 'errors.courses.checkSameTime'
    : undefined;
}

function questionProblem(
  question: AskedQuestion | undefined,
  { courseId }: CheckedLesson,
): Problem | undefined {
  if (!question) return 'errors.invalidValue';
  if (question.courseId !== courseId) return 'errors.courses.checkOfOtherCourse';
  return CHECK_KINDS.includes(question.kind) ? undefined : 'errors.courses.checkKind';
}
