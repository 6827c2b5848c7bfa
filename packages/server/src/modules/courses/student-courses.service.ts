import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { breaksReference } from '../../platform/pg-errors.ts';
import { findOpenCourse, findOpenLesson, insertActivity, upsertProgress } from './progress.repo.ts';
import { clampPosition, type LessonProgressInput, visitId } from './progress.rules.ts';
import {
  findStudentCourse,
  findStudentCourses,
  type StudentCourse,
} from './student-courses.repo.ts';
import {
  findStudentLesson,
  type LessonProgress,
  type StudentLesson,
} from './student-lessons.repo.ts';

/** Alike for what is not there and for what is not open to the person. */
function found<T>(value: T | undefined): T {
  if (value === undefined) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return value;
}

/**
 * The published courses offered to the person's groups, or to one of them.
 * @throws DomainError NOT_FOUND for a group the person is not in.
 */
export async function listStudentCourses(
  context: Context,
  groupId: string | null,
  asked: ReadonlySet<string>,
): Promise<StudentCourse[]> {
  const { _id } = signedIn(context);
  return found(await findStudentCourses(context.db, _id, groupId, asked));
}

/** One course of the person. @throws DomainError NOT_FOUND. */
export async function readStudentCourse(
  context: Context,
  courseId: string,
): Promise<StudentCourse> {
  return found(await findStudentCourse(context.db, signedIn(context)._id, courseId));
}

/** One lesson of the person. @throws DomainError NOT_FOUND. */
export async function readStudentLesson(
  context: Context,
  lessonId: string,
): Promise<StudentLesson> {
  return found(await findStudentLesson(context.db, signedIn(context)._id, lessonId));
}

/** Keeps that the person opened a course, once a minute at most. @throws DomainError NOT_FOUND. */
export async function recordCourseActivity(context: Context, courseId: string): Promise<void> {
  const userId = signedIn(context)._id;
  const visitedAt = context.services.clock.now().toISOString();
  const visit = { _id: visitId(userId, courseId, visitedAt), userId, courseId, visitedAt };
  const { visited } = found(await findOpenCourse(context.db, visit));
  if (visited) return;
  await unlessRemoved(() =>
    write(context, 'recordCourseActivity', async ({ db, audit }) => {
      await insertActivity(db, visit);
      audit({ entity: 'courseActivity', entityId: courseId, after: visit });
    }),
  );
}

/**
 * Keeps how far the person is in a lesson. Completed once is completed for good.
 * @throws DomainError NOT_FOUND for a lesson that is not open to the person.
 */
export async function saveLessonProgress(
  context: Context,
  input: LessonProgressInput,
): Promise<LessonProgress> {
  const userId = signedIn(context)._id;
  const { lessonId, playbackSpeed, completed } = input;
  const { durationSeconds } = found(await findOpenLesson(context.db, userId, lessonId));
  return unlessRemoved(() =>
    write(context, 'saveLessonProgress', async ({ db, now, audit }) => {
      const kept = await upsertProgress(db, {
        userId,
        lessonId,
        positionSeconds: clampPosition(input.positionSeconds, durationSeconds),
        playbackSpeed,
        completedAt: completed ? now : null,
        playedAt: now,
        begunAt: now,
        updatedAt: now,
      });
      const saved = found(kept);
      audit({ entity: 'lessonProgress', entityId: lessonId, after: saved });
      return { ...saved, completed: saved.completedAt !== null };
    }),
  );
}

/** The course or lesson may be removed between the look at it and the change. */
async function unlessRemoved<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (breaksReference(error)) throw new DomainError('NOT_FOUND', 'errors.notFound');
    throw error;
  }
}
