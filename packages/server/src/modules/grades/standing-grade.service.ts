import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { Db } from '../../platform/database.ts';
import type { Work } from '../../platform/work.ts';
import { type CourseGrade, courseGrade } from './course-grade.rules.ts';
import { findGrades } from './course-grades.repo.ts';
import { noteGradeChange } from './grade-changes.repo.ts';
import { deleteCorrection, lockCorrection, saveCorrection } from './grade-corrections.repo.ts';
import type { GradeCorrectionRow } from './grade-corrections.table.ts';
import { courseEvidence } from './grade-evidence.repo.ts';
import { placeOfGrade } from './standing-grade.repo.ts';

/** Whose grade in which course. */
interface Whose {
  readonly userId: string;
  readonly courseId: string;
}

/** The grade of a course as somebody looks at it again. */
export interface StandingGrade {
  readonly groupId: string;
  readonly regionId: string;
  /** Of the course. */
  readonly title: string;
  /** Who corrected it; null where it is calculated. */
  readonly correctedBy: string | null;
  /** When it came to stand; null as long as something is to come. */
  readonly since: string | null;
}

/** The grade of a course with where it belongs; undefined where somebody has none. */
export async function standingGrade(
  db: Db,
  whose: Whose,
  now: string,
): Promise<StandingGrade | undefined> {
  const { courses, scale } = await findGrades(db, { ...whose, now });
  const place = await placeOfGrade(db, whose);
  const [raw] = courses;
  if (!raw || !place) return undefined;
  const grade = courseGrade(raw, scale, now);
  return {
    ...place,
    title: raw.course.name,
    correctedBy: raw.correction?.by ?? null,
    since: grade.complete ? await since(db, whose, grade) : null,
  };
}

/** The last result or change that it is made of, or the deadline of what is missing. */
async function since(db: Db, whose: Whose, { parts }: CourseGrade): Promise<string | null> {
  const missed = parts.flatMap(({ state, dueAt }) => (state === 'MISSING' && dueAt ? [dueAt] : []));
  const events = await courseEvidence(db, whose);
  const last = Math.max(...[...missed, ...events.map(({ at }) => at)].map((at) => Date.parse(at)));
  return Number.isFinite(last) ? new Date(last).toISOString() : null;
}

interface Decided {
  /** Whole per cent; null takes the correction back. */
  readonly score: number | null;
  readonly reason: string;
  readonly by: string;
  /** Of the correction as it was read, 0 without one; left out where an appeal asks after it. */
  readonly version?: number;
}

/**
 * Gives another grade of a course, in the place of what the work comes to, in the transaction of
 * whoever decides it. It stays, whatever is graded afterwards, until it is taken back.
 * @returns the grade that stood, and the one that stands now.
 * @throws DomainError CONFLICT where there is no grade to correct, or on an older version, INVALID
 * where nothing would change.
 */
export async function correctCourseGrade(work: Work, whose: Whose, decided: Decided) {
  const { db, now } = work;
  const correction = await lockCorrection(db, whose);
  const { courses, scale } = await findGrades(db, { ...whose, now });
  const place = await placeOfGrade(db, whose);
  const [raw] = courses;
  const older = (decided.version ?? correction?.version ?? 0) !== (correction?.version ?? 0);
  if (!raw || !place || older) throw new DomainError('CONFLICT', 'errors.conflict');
  const { score, reason, by } = decided;
  const before = courseGrade(raw, scale, now).score;
  if (score === null ? !correction : score === before) {
    throw new DomainError('INVALID', 'errors.invalid', { score: 'errors.exam.sameScore' });
  }
  const after = score ?? courseGrade({ ...raw, correction: null }, scale, now).score;
  await saveDecided(work, { whose, correction, decided });
  await noteGradeChange(work, {
    ...whose,
    ...place,
    subjectKind: 'COURSE',
    subjectId: whose.courseId,
    title: raw.course.name,
    before,
    after,
    reason,
    changedBy: by,
  });
  return { before, after, course: raw.course.name };
}

interface Saved {
  readonly whose: Whose;
  readonly correction: GradeCorrectionRow | undefined;
  readonly decided: Decided;
}

async function saveDecided(
  { db, now, audit }: Work,
  { whose, correction, decided }: Saved,
): Promise<void> {
  const { score, reason, by } = decided;
  if (score === null) {
    if (!correction) return;
    await deleteCorrection(db, correction);
    audit({ entity: 'gradeCorrection', entityId: correction._id, before: correction });
    return;
  }
  const after: GradeCorrectionRow = {
    ...whose,
    _id: correction?._id ?? newId(),
    version: (correction?.version ?? 0) + 1,
    createdAt: correction?.createdAt ?? now,
    createdBy: correction?.createdBy ?? by,
    updatedAt: now,
    updatedBy: by,
    score,
    reason,
  };
  if (!(await saveCorrection(db, after))) throw new DomainError('CONFLICT', 'errors.conflict');
  audit({ entity: 'gradeCorrection', entityId: after._id, before: correction ?? null, after });
}
