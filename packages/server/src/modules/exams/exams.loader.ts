import { sql } from 'drizzle-orm';
import { Loader } from '../../platform/loader.ts';
import { defineStatement } from '../../platform/statement.ts';
import { type Exam, EXAM_RELATIONS, examItem } from './exams.list.ts';
import { exams } from './exams.table.ts';

const wanted = sql`${sql.placeholder('ids')}::text[]`;

const wholeById = defineStatement('exams_whole', (db) =>
  db
    .select({ exam: examItem(new Set(EXAM_RELATIONS)) })
    .from(exams)
    .where(sql`${exams._id} = any(${wanted})`),
);

/** Exams with all their relations, for the paths that did not read them with the exam. */
export const wholeExamLoader = new Loader<Exam>(async (db, ids) => {
  const rows = await wholeById.run(db, { ids: [...ids] });
  return new Map(rows.map(({ exam }) => [exam._id, exam]));
});

const byCourse = defineStatement('exams_by_course', (db) =>
  db
    .select({ exam: examItem(new Set(['questionCount', 'totalPoints'])) })
    .from(exams)
    .where(sql`${exams.courseId} = any(${wanted})`)
    .orderBy(exams.title, exams._id),
);

/** All exams of each course, by title. */
export const examsOfCourseLoader = new Loader<Exam[]>(async (db, ids) => {
  const rows = await byCourse.run(db, { ids: [...ids] });
  return Map.groupBy(
    rows.map(({ exam }) => exam),
    (exam) => exam.courseId,
  );
});

const countByCourse = defineStatement('exam_counts', (db) =>
  db
    .select({ courseId: exams.courseId, count: sql<number>`count(*)::int` })
    .from(exams)
    .where(sql`${exams.courseId} = any(${wanted})`)
    .groupBy(exams.courseId),
);

/** How many exams each course has. */
export const examCountLoader = new Loader<number>(async (db, ids) => {
  const rows = await countByCourse.run(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.courseId, row.count]));
});
