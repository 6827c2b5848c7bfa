import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { LessonRow } from './courses.table.ts';
import { askedQuestions, checksOf, saveChecks, shortestOf } from './lesson-checks.repo.ts';
import { type CheckedLesson, checkProblems, type LessonCheckInput } from './lesson-checks.rules.ts';

/** What a lesson asked and asks now, in the order of its recording. */
export interface KeptChecks {
  readonly before: readonly LessonCheckInput[];
  readonly after: readonly LessonCheckInput[];
}

/**
 * Keeps what a lesson's recording asks, in the transaction that writes the lesson's row.
 * @param wanted left out: what it asked before, which still has to fit the lesson.
 * @throws DomainError INVALID with the fields (see `checkProblems`).
 */
export async function keepChecks(
  db: Db,
  lesson: LessonRow,
  wanted: readonly LessonCheckInput[] | null | undefined,
): Promise<KeptChecks> {
  const before = await checksOf(db, lesson._id);
  const given = wanted ?? before;
  const { courseId, kind } = lesson;
  // A recording that was replaced by a shorter one holds up no other change.
  const length = wanted ? await shortestOf(db, lesson._id) : null;
  await refuseMisfits(db, { courseId, kind, shortestSeconds: length }, given);
  if (!wanted) return { before, after: before };
  await saveChecks(db, lesson._id, given);
  return { before, after: given.toSorted((a, b) => a.atSeconds - b.atSeconds) };
}

async function refuseMisfits(
  db: Db,
  lesson: CheckedLesson,
  checks: readonly LessonCheckInput[],
): Promise<void> {
  if (checks.length === 0) return;
  const ids = checks.map(({ questionId }) => questionId);
  const problems = checkProblems(checks, lesson, await askedQuestions(db, ids));
  if (Object.keys(problems).length === 0) return;
  throw new DomainError('INVALID', 'errors.invalid', problems);
}
