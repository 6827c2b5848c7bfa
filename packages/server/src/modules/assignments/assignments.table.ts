import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, recordColumns } from '../../platform/columns.ts';
import { courses } from '../courses/courses.table.ts';
import { files } from '../files/files.table.ts';
import { groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';
import { assignmentKinds } from './assignments.rules.ts';

/** A draft is the student's own; what was handed in is read by whoever grades it. */
export const submissionStatuses = ['DRAFT', 'SUBMITTED', 'GRADED'] as const;

export const assignments = pgTable(
  'assignments',
  {
    ...recordColumns(),
    courseId: text()
      .notNull()
      .references(() => courses._id),
    title: text().notNull(),
    /** Cleaned HTML (see clean-html.ts). */
    content: text().notNull(),
    /** In which title and content are written. */
    locale: text().notNull().default('en'),
    kind: text({ enum: assignmentKinds }).notNull(),
    /** Among the assignments of its course, from 1. */
    position: integer().notNull().default(1),
    published: boolean().notNull().default(false),
    /** Of the course's grade, against the other assignments and exams. */
    weight: integer().notNull().default(1),
    /** Files that a student hands in at most; 0: text alone. */
    maxFiles: integer().notNull().default(5),
    allowText: boolean().notNull().default(true),
  },
  (table) => [
    index('assignments_course_idx').on(table.courseId, table.position, table._id),
    index('assignments_title_idx').on(table.title, table._id),
    index('assignments_created_at_idx').on(table.createdAt, table._id),
    index('assignments_kind_idx').on(table.kind, table.title, table._id),
    index('assignments_search_idx').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
  ],
);

/** When a group hands an assignment in. Without dates it is open as long as its course is. */
export const assignmentDates = pgTable(
  'assignment_dates',
  {
    _id: text('id').primaryKey(),
    version: integer().notNull().default(1),
    assignmentId: text()
      .notNull()
      .references(() => assignments._id, { onDelete: 'cascade' }),
    groupId: text()
      .notNull()
      .references(() => groups._id, { onDelete: 'cascade' }),
    opensAt: instant(),
    dueAt: instant(),
  },
  (table) => [
    uniqueIndex('assignment_dates_key').on(table.assignmentId, table.groupId),
    index('assignment_dates_group_idx').on(table.groupId, table.dueAt),
    index('assignment_dates_due_idx').on(table.dueAt, table._id),
  ],
);

export const assignmentDownloads = pgTable(
  'assignment_downloads',
  {
    _id: text('id').primaryKey(),
    assignmentId: text()
      .notNull()
      .references(() => assignments._id, { onDelete: 'cascade' }),
    fileId: text()
      .notNull()
      .references(() => files._id),
    title: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    index('assignment_downloads_assignment_idx').on(table.assignmentId, table.position),
    index('assignment_downloads_file_idx').on(table.fileId),
  ],
);

/**
 * What one student does for one assignment. Group and region are those of the day it was begun; the
 * id is made by the browser.
 */
export const submissions = pgTable(
  'submissions',
  {
    _id: text('id').primaryKey(),
    version: integer().notNull().default(1),
    assignmentId: text()
      .notNull()
      .references(() => assignments._id),
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
    status: text({ enum: submissionStatuses }).notNull(),
    /** How many times it was handed in. */
    number: integer().notNull().default(0),
    text: text().notNull().default(''),
    /** Rises with every change in the browser; an older one never overwrites a newer one. */
    sequence: integer().notNull().default(0),
    /** What the student wrote of why it comes late. */
    lateReason: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    submittedAt: instant(),
    /** SHA-256 (hex) of what was handed in (see receipt.rules.ts), and the code that stands for it. */
    receiptHash: text(),
    receiptCode: text(),
    /** The deadline when it was handed in, as its group had it. */
    dueAt: instant(),
    score: integer(),
    completed: boolean(),
    /** Cleaned HTML. */
    feedback: text(),
    gradedAt: instant(),
    gradedBy: text().references(() => users._id),
    /** Until when this student may hand in, whatever the deadline and the grade say. */
    reopenedUntil: instant(),
    reopenedBy: text().references(() => users._id),
    reopenReason: text(),
  },
  (table) => [
    uniqueIndex('submissions_key').on(table.assignmentId, table.userId),
    index('submissions_user_idx').on(table.userId, table.status, table._id),
    // What was handed in is listed by these, oldest or newest first.
    index('submissions_submitted_idx')
      .on(table.submittedAt, table._id, table.regionId)
      .where(sql`${table.status} <> 'DRAFT'`),
    index('submissions_ungraded_idx')
      .on(table.submittedAt, table._id, table.regionId)
      .where(sql`${table.status} = 'SUBMITTED'`),
    index('submissions_assignment_idx').on(table.assignmentId, table.submittedAt, table._id),
    index('submissions_course_idx').on(table.courseId, table.submittedAt, table._id),
    index('submissions_group_idx').on(table.groupId, table.submittedAt, table._id),
    index('submissions_region_idx').on(table.regionId, table.submittedAt, table._id),
    index('submissions_score_idx').on(table.score, table._id),
    index('submissions_graded_idx').on(table.gradedAt, table._id),
    check(
      'submissions_handed_in_whole',
      sql`(${table.status} = 'DRAFT') = (${table.submittedAt} is null) and num_nulls(${table.submittedAt}, ${table.receiptHash}, ${table.receiptCode}) in (0, 3)`,
    ),
    check(
      'submissions_graded_whole',
      sql`num_nulls(${table.gradedAt}, ${table.gradedBy}) in (0, 2) and (${table.status} = 'GRADED') = (${table.gradedAt} is not null) and (${table.status} = 'GRADED') = (num_nonnulls(${table.score}, ${table.completed}) = 1)`,
    ),
    check('submissions_score_range', sql`${table.score} between 0 and 100`),
  ],
);

const fileColumnsOf = (submissionId: () => AnyPgColumn) => ({
  _id: text('id').primaryKey(),
  submissionId: text().notNull().references(submissionId, { onDelete: 'cascade' }),
  fileId: text()
    .notNull()
    .references(() => files._id),
  fileName: text().notNull(),
  contentType: text().notNull(),
  /** Bytes. */
  size: bigint({ mode: 'number' }).notNull(),
  sha256: text().notNull(),
  createdAt: instant().notNull(),
});

/** What a student hands in, besides the text. */
export const submissionFiles = pgTable(
  'submission_files',
  fileColumnsOf(() => submissions._id),
  (table) => [
    index('submission_files_submission_idx').on(table.submissionId, table.createdAt, table._id),
    index('submission_files_file_idx').on(table.fileId),
  ],
);

/** What comes back with the feedback. */
export const feedbackFiles = pgTable(
  'feedback_files',
  fileColumnsOf(() => submissions._id),
  (table) => [
    index('feedback_files_submission_idx').on(table.submissionId, table.createdAt, table._id),
    index('feedback_files_file_idx').on(table.fileId),
  ],
);

/** What somebody who grades writes again and again. */
export const savedComments = pgTable(
  'saved_comments',
  {
    _id: text('id').primaryKey(),
    version: integer().notNull().default(1),
    ownerId: text()
      .notNull()
      .references(() => users._id),
    locale: text().notNull(),
    text: text().notNull(),
    usedCount: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('saved_comments_owner_idx').on(table.ownerId, table.locale, table.usedCount)],
);

export type AssignmentRow = typeof assignments.$inferSelect;
export type AssignmentDatesRow = typeof assignmentDates.$inferSelect;
export type SubmissionRow = typeof submissions.$inferSelect;
export type SubmissionFileRow = typeof submissionFiles.$inferSelect;
export type SavedCommentRow = typeof savedComments.$inferSelect;
