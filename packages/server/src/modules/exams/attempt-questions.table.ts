import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { users } from '../identity/identity.table.ts';
import { type GivenAnswer, questionKinds, questionVersions } from '../questions/questions.table.ts';
import { examAttempts } from './exams.table.ts';

/**
 * A question as one attempt drew it, with its answer and its marks. The order of its parts is drawn
 * once, so that a reload shows the same page.
 */
export const attemptQuestions = pgTable(
  'attempt_questions',
  {
    attemptId: text()
      .notNull()
      .references(() => examAttempts._id, { onDelete: 'cascade' }),
    /** From 1, as this attempt shows them. */
    position: integer().notNull(),
    questionId: text().notNull(),
    versionId: text().notNull(),
    itemId: text().notNull(),
    kind: text({ enum: questionKinds }).notNull(),
    points: integer().notNull(),
    /** Its parts in the order of this attempt; an answer names none but these. */
    partIds: text().array().notNull(),
    answer: jsonb().$type<GivenAnswer>(),
    /** Rises with every change in the browser; an older one never overwrites a newer one. */
    sequence: integer().notNull().default(0),
    savedAt: instant(),
    /** Hundredths of a point; null while nobody has marked it. */
    earned: integer(),
    /** By whose key: the version that was sat, or a later one after a regrade. */
    markedVersionId: text(),
    /** Who graded it by hand, when, and what they wrote to the student. */
    markedBy: text().references(() => users._id),
    markedAt: instant(),
    comment: text(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.position] }),
    uniqueIndex('attempt_questions_key').on(table.attemptId, table.questionId),
    index('attempt_questions_version_idx').on(table.versionId, table.questionId, table.attemptId),
    foreignKey({
      name: 'attempt_questions_version_fk',
      columns: [table.versionId, table.questionId],
      foreignColumns: [questionVersions._id, questionVersions.questionId],
    }),
  ],
);

export const attemptEventKinds = [
  'STARTED',
  'CAME_BACK',
  'HIDDEN',
  'LEFT',
  'CLOSED',
  'LOST_CONNECTION',
  'LOGGED_OUT',
  'WARNED',
  'EXTENDED',
  'MESSAGE',
  'HANDED_IN',
  'TIME_UP',
  'FAILED',
  'RESTORED',
  'ENDED_BY_STAFF',
  'SERVER_AWAY',
  'CLOCK_CORRECTED',
] as const;

/** What happened in an attempt: the evidence for who decides an appeal. */
export const attemptEvents = pgTable(
  'attempt_events',
  {
    _id: text('id').primaryKey(),
    attemptId: text()
      .notNull()
      .references(() => examAttempts._id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    kind: text({ enum: attemptEventKinds }).notNull(),
    /** What the browser told: device, page, how long. */
    detail: jsonb().$type<Readonly<Record<string, string | number | boolean | null>>>(),
    /** Who of the staff did it. */
    userId: text().references(() => users._id),
  },
  (table) => [index('attempt_events_attempt_idx').on(table.attemptId, table.at, table._id)],
);

export type AttemptQuestionRow = typeof attemptQuestions.$inferSelect;
