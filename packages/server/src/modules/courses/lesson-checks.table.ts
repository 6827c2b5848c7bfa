import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { questions } from '../questions/questions.table.ts';
import { lessons } from './courses.table.ts';

/** At which seconds a recording stops, and which question of the bank it asks there. */
export const lessonChecks = pgTable(
  'lesson_checks',
  {
    _id: text('id').primaryKey(),
    lessonId: text()
      .notNull()
      .references(() => lessons._id, { onDelete: 'cascade' }),
    questionId: text()
      .notNull()
      .references(() => questions._id),
    atSeconds: integer().notNull(),
  },
  (table) => [
    uniqueIndex('lesson_checks_question_key').on(table.lessonId, table.questionId),
    index('lesson_checks_lesson_idx').on(table.lessonId, table.atSeconds),
    index('lesson_checks_question_idx').on(table.questionId),
  ],
);

export type LessonCheckRow = typeof lessonChecks.$inferSelect;
