import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { users } from '../identity/identity.table.ts';
import { exams } from './exams.table.ts';

/** Mails about a deadline that were put on their way, each once (specification §4 and §9). */
export const examMails = pgTable(
  'exam_mails',
  {
    examId: text()
      .notNull()
      .references(() => exams._id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    kind: text({ enum: ['REMINDER', 'PENALTY'] }).notNull(),
    /** A deadline that was moved is another one. */
    deadline: instant().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.examId, table.userId, table.kind, table.deadline] }),
    index('exam_mails_user_idx').on(table.userId),
  ],
);
