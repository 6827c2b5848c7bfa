import { type SQL, sql } from 'drizzle-orm';
import { type Context, signedIn } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { Loader } from '../../platform/loader.ts';
import { defineShapes } from '../../platform/shaped-statement.ts';
import { assignments } from './assignments.table.ts';
import {
  assignmentsOpenTo,
  dueFirst,
  STUDENT_RELATIONS,
  type StudentAssignment,
  studentAssignmentItem,
} from './student-assignments.list.ts';

const userId = sql`${sql.placeholder('userId')}::text`;

const found = (key: string, condition: SQL) =>
  defineShapes(key, STUDENT_RELATIONS, (db, asked) =>
    db
      .select({ item: studentAssignmentItem(asked) })
      .from(sql`${assignmentsOpenTo(userId)} and ${condition}`)
      .orderBy(dueFirst),
  );

const byId = found('student_assignment', sql`${assignments._id} = ${sql.placeholder('id')}`);
const all = found(
  'student_assignments',
  sql`(${sql.placeholder('courseId')}::text is null or ${assignments.courseId} = ${sql.placeholder('courseId')})`,
);
const ofCourses = found(
  'student_assignments_of_courses',
  sql`${assignments.courseId} = any(${sql.placeholder('courseIds')}::text[])`,
);

interface Asking {
  readonly userId: string;
  /** ISO text. */
  readonly now: string;
}

/** An assignment that is open to the student; undefined for any other. */
export async function findStudentAssignment(
  db: Db,
  which: Asking & { readonly id: string },
  asked: ReadonlySet<string>,
): Promise<StudentAssignment | undefined> {
  const [row] = await byId(asked).run(db, { ...which });
  return row?.item;
}

/** All that are open to the student, of one course or of all. */
export async function findStudentAssignments(
  db: Db,
  which: Asking & { readonly courseId: string | null },
  asked: ReadonlySet<string>,
): Promise<StudentAssignment[]> {
  const rows = await all(asked).run(db, { ...which });
  return rows.map(({ item }) => item);
}

/** Assignments of courses that are open to the person who asks. */
export const studentAssignmentsLoader = new Loader<StudentAssignment[], Context>(
  async (db, courseIds, context) => {
    const rows = await ofCourses(new Set()).run(db, {
      userId: signedIn(context)._id,
      now: context.services.clock.now().toISOString(),
      courseIds: [...courseIds],
    });
    return Map.groupBy(
      rows.map(({ item }) => item),
      (assignment) => assignment.course._id,
    );
  },
);
