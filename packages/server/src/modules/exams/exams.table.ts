import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, recordColumns } from '../../platform/columns.ts';
import { courses } from '../courses/courses.table.ts';
import { groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';

export const questionKinds = ['TRUE_FALSE', 'SINGLE_CHOICE'] as const;
export const attemptStatuses = ['OPEN', 'FINISHED', 'ABANDONED'] as const;

export const exams = pgTable(
  'exams',
  {
    ...recordColumns(),
    courseId: text()
      .notNull()
      .references(() => courses._id),
    title: text().notNull(),
    instructions: text(),
    /** Per cent. */
    passMark: integer().notNull().default(70),
    allowedAttempts: integer().notNull().default(2),
    openBook: boolean().notNull().default(false),
    published: boolean().notNull().default(false),
  },
  (table) => [
    index('exams_course_idx').on(table.courseId),
    index('exams_title_idx').on(table.title, table._id),
    index('exams_created_at_idx').on(table.createdAt, table._id),
    index('exams_search_idx').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
  ],
);

export const examQuestions = pgTable(
  'exam_questions',
  {
    _id: text('id').primaryKey(),
    examId: text()
      .notNull()
      .references(() => exams._id, { onDelete: 'cascade' }),
    kind: text({ enum: questionKinds }).notNull(),
    text: text().notNull(),
    points: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [index('exam_questions_exam_idx').on(table.examId, table.position)],
);

export const examChoices = pgTable(
  'exam_choices',
  {
    _id: text('id').primaryKey(),
    questionId: text()
      .notNull()
      .references(() => examQuestions._id, { onDelete: 'cascade' }),
    text: text().notNull(),
    correct: boolean().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    index('exam_choices_question_idx').on(table.questionId, table.position),
    unique('exam_choices_question_key').on(table._id, table.questionId),
  ],
);

/**
 * One sitting of an exam. Group, course and region are those of the day it began: a result stays
 * with the campus where it was earned, and each scope and filter of the results list has an index.
 */
export const examAttempts = pgTable(
  'exam_attempts',
  {
    _id: text('id').primaryKey(),
    examId: text()
      .notNull()
      .references(() => exams._id),
    courseId: text()
      .notNull()
      .references(() => courses._id),
    userId: text()
      .notNull()
      .references(() => users._id),
    groupId: text()
      .notNull()
      .references(() => groups._id),
    regionId: text()
      .notNull()
      .references(() => regions._id),
    /** 1 for the first attempt of this person at this exam. */
    number: integer().notNull(),
    status: text({ enum: attemptStatuses }).notNull(),
    startedAt: instant().notNull(),
    finishedAt: instant(),
    points: integer(),
    totalPoints: integer(),
    /** Per cent after penalties; null while open. */
    score: integer(),
    /** Per cent as earned, where a penalty scaled it down. */
    scaledFrom: integer(),
    passed: boolean(),
    /** Rises with every correction, against silent overwrites. */
    version: integer().notNull().default(1),
    /** When and by whom it was written down from a paper exam, and why; null where it was sat here. */
    recordedAt: instant(),
    recordedBy: text().references(() => users._id),
    recordReason: text(),
    /** The score before the first correction; null where the score was never corrected. */
    correctedFrom: integer(),
    /** Of the last correction. */
    correctedAt: instant(),
    correctedBy: text().references(() => users._id),
    correctionReason: text(),
  },
  (table) => [
    uniqueIndex('exam_attempts_number_key').on(table.userId, table.examId, table.number),
    // One sitting at a time, also when two browsers press Start at the same moment.
    uniqueIndex('exam_attempts_open_key')
      .on(table.userId, table.examId)
      .where(sql`${table.status} = 'OPEN'`),
    // The result indexes rise, since reading one backwards gives "newest first" with the id as its
    // tie-break; and they end in what is filtered, so that a page and its total touch no table row.
    index('exam_results_finished_idx')
      .on(table.finishedAt, table._id, table.regionId, table.passed)
      .where(sql`${table.finishedAt} is not null`),
    index('exam_results_score_idx')
      .on(table.score, table._id, table.regionId, table.passed)
      .where(sql`${table.finishedAt} is not null`),
    index('exam_results_group_idx').on(
      table.groupId,
      table.finishedAt,
      table._id,
      table.passed,
      table.regionId,
    ),
    index('exam_results_region_idx').on(table.regionId, table.finishedAt, table._id, table.passed),
    index('exam_results_course_idx').on(
      table.courseId,
      table.finishedAt,
      table._id,
      table.passed,
      table.regionId,
    ),
    index('exam_results_exam_idx').on(
      table.examId,
      table.finishedAt,
      table._id,
      table.passed,
      table.regionId,
    ),
    index('exam_results_user_idx').on(
      table.userId,
      table.finishedAt,
      table._id,
      table.passed,
      table.regionId,
    ),
    check(
      'exam_attempts_recorded_whole',
      sql`num_nulls(${table.recordedAt}, ${table.recordedBy}, ${table.recordReason}) in (0, 3)`,
    ),
    check(
      'exam_attempts_corrected_whole',
      sql`num_nulls(${table.correctedFrom}, ${table.correctedAt}, ${table.correctedBy}, ${table.correctionReason}) in (0, 4)`,
    ),
  ],
);

export const examAnswers = pgTable(
  'exam_answers',
  {
    attemptId: text()
      .notNull()
      .references(() => examAttempts._id, { onDelete: 'cascade' }),
    questionId: text().notNull(),
    choiceId: text().notNull(),
    /** Rises with every change in the browser; an older one never overwrites a newer one. */
    sequence: integer().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.questionId] }),
    // A chosen choice is one of its question, and neither of them can go while the answer is there.
    foreignKey({
      name: 'exam_answers_choice_fk',
      columns: [table.choiceId, table.questionId],
      foreignColumns: [examChoices._id, examChoices.questionId],
    }),
    index('exam_answers_choice_idx').on(table.choiceId, table.questionId),
  ],
);

export type ExamRow = typeof exams.$inferSelect;
export type AttemptRow = typeof examAttempts.$inferSelect;
