import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { Loader } from '../../platform/loader.ts';
import { defineStatement } from '../../platform/statement.ts';
import { lessonItems, type StudentLessonItem } from './student-courses.repo.ts';

const itemsByCourse = defineStatement('student_lessons_by_course', (db) =>
  db
    .select({
      courseId: sql<string>`wanted.course_id`,
      lessons: lessonItems(sql`${sql.placeholder('userId')}::text`, sql`wanted.course_id`),
    })
    .from(sql`unnest(${sql.placeholder('courseIds')}::text[]) as wanted(course_id)`),
);

const loaders = new WeakMap<object, Loader<StudentLessonItem[]>>();

/**
 * Lessons of a course with the progress of one person, where they were not read with the course:
 * one statement for all courses of a request.
 */
export async function loadStudentLessons(
  request: { readonly db: Db },
  userId: string,
  courseId: string,
): Promise<StudentLessonItem[]> {
  let loader = loaders.get(request);
  if (!loader) {
    loader = new Loader(async (db, courseIds) => {
      const rows = await itemsByCourse.run(db, { userId, courseIds: [...courseIds] });
      return new Map(rows.map((row) => [row.courseId, row.lessons]));
    });
    loaders.set(request, loader);
  }
  return (await loader.load(request, courseId)) ?? [];
}
