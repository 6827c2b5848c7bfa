import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, recordColumns } from '../../platform/columns.ts';
import { courses } from '../courses/courses.table.ts';
import { groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { questionPools, questions, questionVersions } from '../questions/questions.table.ts';
import { regions } from '../regions/regions.table.ts';
import { leavings } from './attempt-clock.rules.ts';
import {
  answerDisclosures,
  attemptEnds,
  attemptModes,
  attemptStatuses,
  penalties,
} from './exam-kinds.rules.ts';

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
    /** In which title and instructions are written; what else there is stands in `translations`. */
    locale: text().notNull().default('en'),
    translations: jsonb().$type<ExamTranslations>().notNull().default({}),
    shuffleQuestions: boolean().notNull().default(false),
    shuffleParts: boolean().notNull().default(false),
    /** Null: as long as it takes. */
    timeLimitMinutes: integer(),
    /** Whether leaving the page fails the attempt (specification §4). */
    leavingFails: boolean().notNull().default(true),
    /** How long one may be away after leaving, closing or reloading the page, and go on. */
    graceSeconds: integer().notNull().default(60),
    /** How long the page may be without a connection, and go on. */
    connectionGraceSeconds: integer().notNull().default(300),
    answersShown: text({ enum: answerDisclosures }).notNull().default('AT_END'),
    /** Whether students may try it without its counting. */
    practice: boolean().notNull().default(false),
    /** Of the course's grade, against the other exams and assignments. */
    weight: integer().notNull().default(1),
  },
  (table) => [
    index('exams_course_idx').on(table.courseId),
    index('exams_title_idx').on(table.title, table._id),
    index('exams_created_at_idx').on(table.createdAt, table._id),
    index('exams_search_idx').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
  ],
);

/**
 * What an exam asks, in order: a question in one version, or so many drawn from a pool, each worth the
 * same points.
 */
export const examItems = pgTable(
  'exam_items',
  {
    _id: text('id').primaryKey(),
    examId: text()
      .notNull()
      .references(() => exams._id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer().notNull(),
    points: integer().notNull(),
    questionId: text().references(() => questions._id),
    versionId: text(),
    poolId: text().references(() => questionPools._id),
    /** How many are drawn from the pool. */
    draw: integer(),
  },
  (table) => [
    index('exam_items_exam_idx').on(table.examId, table.position),
    index('exam_items_question_idx').on(table.questionId, table.examId),
    index('exam_items_version_idx').on(table.versionId, table.questionId),
    index('exam_items_pool_idx').on(table.poolId, table.examId),
    foreignKey({
      name: 'exam_items_version_fk',
      columns: [table.versionId, table.questionId],
      foreignColumns: [questionVersions._id, questionVersions.questionId],
    }),
    check(
      'exam_items_one_source',
      sql`num_nulls(${table.questionId}, ${table.versionId}) in (0, 2) and num_nulls(${table.poolId}, ${table.draw}) in (0, 2) and num_nonnulls(${table.questionId}, ${table.poolId}) = 1`,
    ),
  ],
);

/** When a group sits an exam. Without a window it is open as long as its course is. */
export const examWindows = pgTable(
  'exam_windows',
  {
    _id: text('id').primaryKey(),
    version: integer().notNull().default(1),
    examId: text()
      .notNull()
      .references(() => exams._id, { onDelete: 'cascade' }),
    groupId: text()
      .notNull()
      .references(() => groups._id, { onDelete: 'cascade' }),
    opensAt: instant(),
    /** Who begins or hands in after it is late: a passing score counts as the cap at most. */
    deadline: instant(),
    /** Nobody begins after it, late or not. */
    closesAt: instant(),
  },
  (table) => [
    uniqueIndex('exam_windows_key').on(table.examId, table.groupId),
    index('exam_windows_group_idx').on(table.groupId, table.deadline),
    index('exam_windows_deadline_idx').on(table.deadline, table._id),
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
    /**
     * When its score came to stand: of an attempt with an essay, when that was graded. Of practice and
     * tests it stays null, so that no list of results knows them.
     */
    finishedAt: instant(),
    mode: text({ enum: attemptModes }).notNull().default('EXAM'),
    /** In which its texts are shown; null where it was recorded. */
    locale: text(),
    /** By when it is to be handed in; moved by extensions. Null without a time limit. */
    dueAt: instant(),
    /** The window's deadline when it began, as the student's case has it. */
    deadline: instant(),
    /** What its group's leaders added. */
    extendedSeconds: integer().notNull().default(0),
    /** Of the student's case when it began: whether leaving fails it, and the seconds of grace. */
    leavingFails: boolean().notNull().default(true),
    graceSeconds: integer().notNull().default(60),
    connectionGraceSeconds: integer().notNull().default(300),
    /** When the page was last heard of, and when and how it said that it was left; null once it came back. */
    seenAt: instant(),
    leftAt: instant(),
    leftBy: text({ enum: leavings }),
    /** The session in which its page was last heard of, which may be over. */
    sessionId: text(),
    /** When it was handed in or ended. */
    submittedAt: instant(),
    endedBy: text({ enum: attemptEnds }),
    penalty: text({ enum: penalties }),
    /** When it was restored after an end that nobody meant, and by whom. */
    restoredAt: instant(),
    restoredBy: text().references(() => users._id),
    /** Parts of a question may count by themselves, down to hundredths. */
    points: numeric({ precision: 8, scale: 2, mode: 'number' }),
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
    uniqueIndex('exam_attempts_number_key')
      .on(table.userId, table.examId, table.number)
      .where(sql`${table.mode} = 'EXAM'`),
    // One sitting at a time, also when two browsers press Start at the same moment.
    uniqueIndex('exam_attempts_open_key')
      .on(table.userId, table.examId, table.mode)
      .where(sql`${table.status} = 'OPEN'`),
    // Attempts whose time or grace may be over are looked for by these.
    index('exam_attempts_due_idx')
      .on(table.dueAt, table._id)
      .where(sql`${table.status} = 'OPEN'`),
    index('exam_attempts_seen_idx')
      .on(table.seenAt, table._id)
      .where(sql`${table.status} = 'OPEN'`),
    index('exam_attempts_marking_idx')
      .on(table.regionId, table.submittedAt, table._id)
      .where(sql`${table.status} = 'MARKING'`),
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

export type ExamTranslations = Readonly<
  Record<string, { readonly title: string; readonly instructions: string | null }>
>;
export type ExamRow = typeof exams.$inferSelect;
export type AttemptRow = typeof examAttempts.$inferSelect;
export type ExamItemRow = typeof examItems.$inferSelect;
export type ExamWindowRow = typeof examWindows.$inferSelect;
