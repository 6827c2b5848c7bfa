import type { GradeBand } from '@lampstand/grades';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { gradedCourses, type RawCourseGrade } from './grade-parts.list.ts';
import { bandsOr, storedBands } from './grade-scale.repo.ts';

/** What grades are made of. */
export interface RawGrades {
  readonly scale: readonly GradeBand[];
  readonly courses: RawCourseGrade[];
}

const people = sql`array[${sql.placeholder('userId')}::text]`;

const ofPerson = defineStatement('grades_of_person', (db) =>
  db
    .select({ scale: storedBands, courses: gradedCourses({ people }) })
    .from(sql`(select 1) as one`),
);

const ofPersonInCourse = defineStatement('grade_of_person', (db) =>
  db
    .select({
      scale: storedBands,
      courses: gradedCourses({ people, courseId: sql`${sql.placeholder('courseId')}::text` }),
    })
    .from(sql`(select 1) as one`),
);

/** All courses of a person, or one of them, in one statement. */
export async function findGrades(
  db: Db,
  asked: { readonly userId: string; readonly courseId?: string; readonly now: string },
): Promise<RawGrades> {
  const [row] = await (asked.courseId === undefined
    ? ofPerson.run(db, asked)
    : ofPersonInCourse.run(db, asked));
  return { scale: bandsOr(row?.scale ?? null), courses: row?.courses ?? [] };
}
