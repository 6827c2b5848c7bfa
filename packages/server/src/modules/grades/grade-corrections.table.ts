import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/columns.ts';
import { courses } from '../courses/courses.table.ts';
import { users } from '../identity/identity.table.ts';

/** The grade of a course that somebody was given in the place of what their work comes to. */
export const gradeCorrections = pgTable(
  'grade_corrections',
  {
    ...recordColumns(),
    userId: text()
      .notNull()
      .references(() => users._id),
    courseId: text()
      .notNull()
      .references(() => courses._id),
    /** Whole per cent. */
    score: integer().notNull(),
    reason: text().notNull(),
  },
  (table) => [
    uniqueIndex('grade_corrections_key').on(table.userId, table.courseId),
    index('grade_corrections_course_idx').on(table.courseId),
    check('grade_corrections_score_range', sql`${table.score} between 0 and 100`),
  ],
);

export type GradeCorrectionRow = typeof gradeCorrections.$inferSelect;
