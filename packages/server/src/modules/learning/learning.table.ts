import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, recordColumns } from '../../platform/columns.ts';
import { secondRanges } from '../../platform/seconds.ts';
import { courses, lessons } from '../courses/courses.table.ts';
import { lessonChecks } from '../courses/lesson-checks.table.ts';
import { groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';

export const deviceKinds = ['PHONE', 'TABLET', 'COMPUTER'] as const;

const owner = () =>
  text()
    .notNull()
    .references(() => users._id, { onDelete: 'cascade' });
const ofLesson = () =>
  text()
    .notNull()
    .references(() => lessons._id, { onDelete: 'cascade' });

export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: owner(),
    lessonId: ofLesson(),
    /** Where the person was last, on whichever device. */
    positionSeconds: integer().notNull(),
    /** When they were there. */
    playedAt: instant().notNull(),
    playbackSpeed: doublePrecision().notNull().default(1),
    /** Every second of the recording that was seen. It grows only. */
    watched: secondRanges()
      .notNull()
      .default(sql`'{}'`),
    watchedSeconds: integer()
      .notNull()
      .generatedAlwaysAs(sql`seconds_in(watched)`),
    begunAt: instant().notNull(),
    completedAt: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_progress_lesson_idx').on(table.lessonId),
  ],
);

/** Where each device of a person was last in a lesson. */
export const lessonPositions = pgTable(
  'lesson_positions',
  {
    userId: owner(),
    lessonId: ofLesson(),
    /** Made and kept by the browser. */
    deviceId: text().notNull(),
    deviceKind: text({ enum: deviceKinds }).notNull(),
    positionSeconds: integer().notNull(),
    playedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId, table.deviceId] }),
    index('lesson_positions_lesson_idx').on(table.lessonId),
  ],
);

/** How often somebody answered what a recording asks, and when rightly. What they said is not kept. */
export const lessonCheckAnswers = pgTable(
  'lesson_check_answers',
  {
    userId: owner(),
    checkId: text()
      .notNull()
      .references(() => lessonChecks._id, { onDelete: 'cascade' }),
    tries: integer().notNull(),
    /** When the first right answer came; null: none yet. */
    answeredAt: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.checkId] }),
    index('lesson_check_answers_check_idx').on(table.checkId),
  ],
);

/** What somebody wrote down at a second of a lesson. */
export const lessonNotes = pgTable(
  'lesson_notes',
  {
    ...recordColumns(),
    userId: owner(),
    lessonId: ofLesson(),
    atSeconds: integer().notNull(),
    text: text().notNull(),
    /** The group that reads it; without one it is the writer's alone. */
    groupId: text().references(() => groups._id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('lesson_notes_user_idx').on(table.userId, table.lessonId),
    index('lesson_notes_lesson_idx').on(table.lessonId, table.groupId),
    index('lesson_notes_group_idx').on(table.groupId),
  ],
);

/** Each opening of a course page by a student. */
export const courseActivities = pgTable(
  'course_activities',
  {
    _id: text('id').primaryKey(),
    userId: owner(),
    courseId: text()
      .notNull()
      .references(() => courses._id, { onDelete: 'cascade' }),
    visitedAt: instant().notNull(),
  },
  (table) => [
    index('course_activities_user_idx').on(table.userId, table.courseId, table.visitedAt),
    index('course_activities_course_idx').on(table.courseId),
  ],
);

export type DeviceKind = (typeof deviceKinds)[number];
export type NoteRow = typeof lessonNotes.$inferSelect;
