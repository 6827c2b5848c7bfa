import { sql } from 'drizzle-orm';
import { type Context, signedIn } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { Loader } from '../../platform/loader.ts';
import { defineShapes } from '../../platform/shaped-statement.ts';
import { defineStatement } from '../../platform/statement.ts';
import { exams } from './exams.table.ts';
import {
  openToStudent,
  type StudentExam,
  studentExamItem,
  studentExamJoins,
} from './student-exams.list.ts';

const userId = sql`${sql.placeholder('userId')}::text`;

const byId = defineShapes('student_exam', ['results'], (db, asked) =>
  db
    .select({ exam: studentExamItem(userId, asked) })
    .from(studentExamJoins(userId))
    .where(sql`${exams._id} = ${sql.placeholder('id')} and ${openToStudent(userId)}`),
);

/** An exam that is open to the student; undefined for any other. */
export async function findStudentExam(
  db: Db,
  which: { readonly id: string; readonly userId: string; readonly now: string },
  asked: ReadonlySet<string> = new Set(),
): Promise<StudentExam | undefined> {
  const [row] = await byId(asked).run(db, which);
  return row?.exam;
}

const byCourses = defineStatement('student_exams_by_course', (db) =>
  db
    .select({ exam: studentExamItem(userId, new Set()) })
    .from(studentExamJoins(userId))
    .where(
      sql`${exams.courseId} = any(${sql.placeholder('courseIds')}::text[]) and ${openToStudent(userId)}`,
    )
    .orderBy(exams.title, exams._id),
);

/** Exams of courses that are open to the person who asks, by title. */
export const studentExamsLoader = new Loader<StudentExam[], Context>(
  async (db, courseIds, context) => {
    const student = signedIn(context)._id;
    const now = context.services.clock.now().toISOString();
    const rows = await byCourses.run(db, { userId: student, now, courseIds: [...courseIds] });
    return Map.groupBy(
      rows.map(({ exam }) => exam),
      (exam) => exam.course._id,
    );
  },
);

const byIds = defineStatement('student_exams_by_id', (db) =>
  db
    .select({ exam: studentExamItem(userId, new Set()) })
    .from(studentExamJoins(userId))
    .where(sql`${exams._id} = any(${sql.placeholder('ids')}::text[]) and ${openToStudent(userId)}`),
);

/** Exams that are open to the person who asks as a student. */
export const ownExamLoader = new Loader<StudentExam, Context>(async (db, ids, context) => {
  const student = signedIn(context)._id;
  const now = context.services.clock.now().toISOString();
  const rows = await byIds.run(db, { userId: student, now, ids: [...ids] });
  return new Map(rows.map(({ exam }) => [exam._id, exam]));
});
