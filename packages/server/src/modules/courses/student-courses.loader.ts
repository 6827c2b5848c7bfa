import { sql } from 'drizzle-orm';
import { type Context, signedIn } from '../../graphql/context.ts';
import { Loader } from '../../platform/loader.ts';
import { defineStatement } from '../../platform/statement.ts';
import type { GroupLink } from '../groups/index.ts';
import { courses } from './courses.table.ts';
import { facilitatedGroups, lessonItems, type StudentLessonItem } from './student-courses.repo.ts';

const me = sql`${sql.placeholder('userId')}::text`;
const wanted = sql`${sql.placeholder('courseIds')}::text[]`;

const itemsByCourse = defineStatement('student_lessons_by_course', (db) =>
  db
    .select({
      courseId: sql<string>`wanted.course_id`,
      lessons: lessonItems(me, sql`wanted.course_id`),
    })
    .from(sql`unnest(${wanted}) as wanted(course_id)`),
);

/** Lessons of courses with the person's progress, where they were not read with the course. */
export const studentLessonsLoader = new Loader<StudentLessonItem[], Context>(
  async (db, courseIds, context) => {
    const userId = signedIn(context)._id;
    const now = context.services.clock.now().toISOString();
    const rows = await itemsByCourse.run(db, { userId, now, courseIds: [...courseIds] });
    return new Map(rows.map((row) => [row.courseId, row.lessons]));
  },
);

const groupsByCourse = defineStatement('facilitated_groups_by_course', (db) =>
  db
    .select({ courseId: courses._id, groups: facilitatedGroups(me) })
    .from(courses)
    .where(sql`${courses._id} = any(${wanted})`),
);

/** Groups with a course that the person facilitates, where they were not read with the course. */
export const facilitatedGroupsLoader = new Loader<GroupLink[], Context>(
  async (db, courseIds, context) => {
    const userId = signedIn(context)._id;
    const rows = await groupsByCourse.run(db, { userId, courseIds: [...courseIds] });
    return new Map(rows.map((row) => [row.courseId, row.groups]));
  },
);
