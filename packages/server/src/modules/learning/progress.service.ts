import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError, found } from '../../platform/errors.ts';
import { breaksReference } from '../../platform/pg-errors.ts';
import { findOpenLesson, type LessonProgress } from '../courses/index.ts';
import { type Report, saveReport } from './progress.repo.ts';
import {
  asRanges,
  clampPosition,
  type LessonProgressInput,
  playedBy,
  visitId,
} from './progress.rules.ts';
import { findVisit, insertVisit } from './visits.repo.ts';

/** Whose request it is, and when. */
export const whoAsks = (context: Context): { readonly userId: string; readonly now: string } => ({
  userId: signedIn(context)._id,
  now: context.services.clock.now().toISOString(),
});

/** Keeps that the person opened a course, once a minute at most. @throws DomainError NOT_FOUND. */
export async function recordCourseActivity(context: Context, courseId: string): Promise<void> {
  const { userId, now: visitedAt } = whoAsks(context);
  const visit = { _id: visitId(userId, courseId, visitedAt), userId, courseId, visitedAt };
  const { visited } = found(await findVisit(context.db, visit));
  if (visited) return;
  await unlessRemoved(() =>
    write(context, 'recordCourseActivity', async ({ db, audit }) => {
      await insertVisit(db, visit);
      audit({ entity: 'courseActivity', entityId: courseId, after: visit });
    }),
  );
}

/**
 * Keeps what the person saw of a lesson and where they are. Completed once is completed for good.
 * @throws DomainError NOT_FOUND for a lesson that is not open to the person.
 */
export async function saveLessonProgress(
  context: Context,
  input: LessonProgressInput,
): Promise<LessonProgress> {
  const { lessonId, playbackSpeed } = input;
  const who = whoAsks(context);
  const { userId } = who;
  const lesson = found(await findOpenLesson(context.db, { ...who, lessonId }));
  const { durationSeconds, noSkipping } = lesson;
  return keep(context, 'saveLessonProgress', (now) => ({
    userId,
    lessonId,
    positionSeconds: clampPosition(input.positionSeconds, durationSeconds),
    playbackSpeed,
    playedAt: playedBy(input.playedAt, now),
    watched: asRanges(input.watched ?? [], durationSeconds),
    deviceId: input.deviceId ?? null,
    deviceKind: input.deviceId ? (input.deviceKind ?? 'COMPUTER') : null,
    completed: input.completed && lesson.kind !== 'TEXT',
    shortestSeconds: lesson.shortestSeconds,
    noSkipping,
    now,
  }));
}

/**
 * Keeps that the person read a lesson that is a text.
 * @throws DomainError NOT_FOUND, INVALID for a recording: those are seen.
 */
export async function markLessonRead(context: Context, lessonId: string): Promise<LessonProgress> {
  const who = whoAsks(context);
  const { userId } = who;
  const { kind } = found(await findOpenLesson(context.db, { ...who, lessonId }));
  if (kind !== 'TEXT') {
    throw new DomainError('INVALID', 'errors.invalid', { lessonId: 'errors.invalidValue' });
  }
  return keep(context, 'markLessonRead', (now) => ({
    userId,
    lessonId,
    positionSeconds: 0,
    playbackSpeed: 1,
    playedAt: now,
    watched: '{}',
    deviceId: null,
    deviceKind: null,
    completed: true,
    shortestSeconds: null,
    noSkipping: false,
    now,
  }));
}

const keep = (
  context: Context,
  action: string,
  report: (now: string) => Report,
): Promise<LessonProgress> =>
  unlessRemoved(() =>
    write(context, action, async ({ db, now, audit }) => {
      const saved = found(await saveReport(db, report(now)));
      const { userId, lessonId, positionSeconds, completed, seenPercent } = saved;
      const after = { userId, lessonId, positionSeconds, completed, seenPercent };
      audit({ entity: 'lessonProgress', entityId: lessonId, after });
      return saved;
    }),
  );

/** The course or lesson may be removed between the look at it and the change. */
export async function unlessRemoved<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (breaksReference(error)) throw new DomainError('NOT_FOUND', 'errors.notFound');
    throw error;
  }
}
