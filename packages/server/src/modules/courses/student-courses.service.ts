import { type Context, signedIn } from '../../graphql/context.ts';
import { found } from '../../platform/errors.ts';
import {
  findStudentCourse,
  findStudentCourses,
  type StudentCourse,
} from './student-courses.repo.ts';
import { findStudentLesson, type StudentLesson } from './student-lessons.repo.ts';

/**
 * The published courses offered to the person's groups, or to one of them.
 * @throws DomainError NOT_FOUND for a group the person is not in.
 */
export async function listStudentCourses(
  context: Context,
  groupId: string | null,
  asked: ReadonlySet<string>,
): Promise<StudentCourse[]> {
  const userId = signedIn(context)._id;
  return found(
    await findStudentCourses(context.db, { userId, groupId, now: momentOf(context) }, asked),
  );
}

/** One course of the person. @throws DomainError NOT_FOUND. */
export async function readStudentCourse(
  context: Context,
  courseId: string,
): Promise<StudentCourse> {
  const userId = signedIn(context)._id;
  return found(await findStudentCourse(context.db, { userId, courseId, now: momentOf(context) }));
}

/**
 * One lesson of the person.
 * @param by the device that asks, where it names itself, and the language that it is played in.
 * @throws DomainError NOT_FOUND.
 */
export async function readStudentLesson(
  context: Context,
  lessonId: string,
  { deviceId, locale }: { readonly deviceId: string | null; readonly locale: string | null },
): Promise<StudentLesson> {
  const userId = signedIn(context)._id;
  const asked = { userId, lessonId, deviceId, now: momentOf(context) };
  const lesson = found(await findStudentLesson(context.db, asked));
  return lesson.releasedAt === null ? { ...lesson, locale } : withheld(lesson);
}

/** A lesson that opens later: only what it is called and when. */
const withheld = (lesson: StudentLesson): StudentLesson => ({
  ...lesson,
  content: null,
  media: { recordings: [], subtitles: [], downloads: [] },
});

const momentOf = ({ services }: Context): string => services.clock.now().toISOString();
