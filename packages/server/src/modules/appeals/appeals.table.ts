import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, recordColumns } from '../../platform/columns.ts';
import { groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';

/** What can be appealed against; each is registered by the module that decided it. */
export const appealSubjects = ['EXAM_ATTEMPT', 'SUBMISSION_GRADE', 'COURSE_GRADE'] as const;
export const appealStatuses = [
  'OPEN',
  'SECOND_READING',
  'ACCEPTED',
  'DECLINED',
  'WITHDRAWN',
] as const;

/** A student asks that a decision about them be looked at again. Group and region are those of it. */
export const appeals = pgTable(
  'appeals',
  {
    ...recordColumns(),
    subjectKind: text({ enum: appealSubjects }).notNull(),
    subjectId: text().notNull(),
    /** What it was called when the student appealed: the exam's or assignment's title. */
    title: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    groupId: text()
      .notNull()
      .references(() => groups._id),
    regionId: text()
      .notNull()
      .references(() => regions._id),
    reason: text().notNull(),
    status: text({ enum: appealStatuses }).notNull().default('OPEN'),
    /** Who graded what is appealed against; null where the program did. */
    gradedBy: text().references(() => users._id),
    /** Who read it first and asked a second reader, and what they think. */
    firstReaderId: text().references(() => users._id),
    opinion: text(),
    /** Minutes of new time that an accepted appeal of an exam gave. */
    minutes: integer(),
    /** Per cent that an accepted appeal of a course's grade gave. */
    score: integer(),
    /** What the student reads of the decision. */
    answer: text(),
    decidedBy: text().references(() => users._id),
    decidedAt: instant(),
  },
  (table) => [
    uniqueIndex('appeals_waiting_key')
      .on(table.subjectKind, table.subjectId, table.userId)
      .where(sql`${table.status} in ('OPEN', 'SECOND_READING')`),
    index('appeals_subject_idx').on(
      table.subjectKind,
      table.subjectId,
      table.userId,
      table.createdAt,
    ),
    index('appeals_created_at_idx').on(table.createdAt, table._id),
    index('appeals_status_idx').on(table.status, table.createdAt, table._id),
    index('appeals_region_idx').on(table.regionId, table.createdAt, table._id),
    index('appeals_group_idx').on(table.groupId, table.createdAt, table._id),
    index('appeals_user_idx').on(table.userId, table.createdAt, table._id),
    check(
      'appeals_decided_whole',
      sql`(${table.status} in ('ACCEPTED', 'DECLINED')) = (num_nulls(${table.answer}, ${table.decidedBy}, ${table.decidedAt}) = 0)`,
    ),
  ],
);

export type AppealRow = typeof appeals.$inferSelect;
