import { type GradeBand } from '@lampstand/grades';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, recordColumns } from '../../platform/columns.ts';
import { courses } from '../courses/courses.table.ts';
import { files } from '../files/files.table.ts';
import { groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';
import { type TranscriptSnapshot } from './transcript.types.ts';

/** What a grade that changed was given for. */
export const changedGradeKinds = ['EXAM_ATTEMPT', 'SUBMISSION', 'COURSE'] as const;

/** Every time a grade that stood became another one: its student reads this. Rows are only added. */
export const gradeChanges = pgTable(
  'grade_changes',
  {
    _id: text('id').primaryKey(),
    subjectKind: text({ enum: changedGradeKinds }).notNull(),
    /** Of the attempt, the submission or the course. */
    subjectId: text().notNull(),
    /** Whose grade it is. */
    userId: text()
      .notNull()
      .references(() => users._id),
    courseId: text()
      .notNull()
      .references(() => courses._id),
    groupId: text()
      .notNull()
      .references(() => groups._id),
    regionId: text()
      .notNull()
      .references(() => regions._id),
    /** Of the exam, assignment or course, as it was called then. */
    title: text().notNull(),
    /** Per cent; null where there was no grade, or is none any more. */
    before: integer(),
    after: integer(),
    reason: text(),
    changedBy: text()
      .notNull()
      .references(() => users._id),
    at: instant().notNull(),
  },
  (table) => [
    index('grade_changes_at_idx').on(table.at, table._id),
    index('grade_changes_user_idx').on(table.userId, table.at, table._id),
    index('grade_changes_course_idx').on(table.courseId, table.at, table._id),
    index('grade_changes_group_idx').on(table.groupId, table.at, table._id),
    index('grade_changes_region_idx').on(table.regionId, table.at, table._id),
    index('grade_changes_subject_idx').on(table.subjectId),
    index('grade_changes_by_idx').on(table.changedBy),
  ],
);

/** What a student was given to show to others, as it was on the day: it never changes. */
export const transcripts = pgTable(
  'transcripts',
  {
    /** Made by the browser. */
    _id: text('id').primaryKey(),
    version: integer().notNull().default(1),
    /** By which anybody who holds the paper asks whether it is ours (see transcript-code.rules.ts). */
    code: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users._id),
    /** In which its words are written. */
    locale: text().notNull(),
    snapshot: jsonb().$type<TranscriptSnapshot>().notNull(),
    /** The seal that the college had on the day. */
    sealFileId: text().references(() => files._id),
    issuedAt: instant().notNull(),
    issuedBy: text()
      .notNull()
      .references(() => users._id),
    revokedAt: instant(),
    revokedBy: text().references(() => users._id),
    revokeReason: text(),
  },
  (table) => [
    uniqueIndex('transcripts_code_key').on(table.code),
    index('transcripts_user_idx').on(table.userId, table.issuedAt, table._id),
    index('transcripts_issued_idx').on(table.issuedAt, table._id),
    index('transcripts_seal_idx').on(table.sealFileId),
    index('transcripts_revoked_idx').on(table.revokedAt, table._id),
    check(
      'transcripts_revoked_whole',
      sql`num_nulls(${table.revokedAt}, ${table.revokedBy}, ${table.revokeReason}) in (0, 3)`,
    ),
  ],
);

/** The only row's id. */
export const SCALE_ID = 'college';

/** From which scores the college gives its letters: one row, once somebody has saved it. */
export const gradeScales = pgTable(
  'grade_scales',
  {
    ...recordColumns(),
    /** The best first. */
    bands: jsonb().$type<readonly GradeBand[]>().notNull(),
  },
  (table) => [check('grade_scales_one_row', sql`${table._id} = ${sql.raw(`'${SCALE_ID}'`)}`)],
);

export type GradeChangeRow = typeof gradeChanges.$inferSelect;
export type TranscriptRow = typeof transcripts.$inferSelect;
export type GradeScaleRow = typeof gradeScales.$inferSelect;
