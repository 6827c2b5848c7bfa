import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, recordColumns } from '../../platform/columns.ts';
import { attendanceSchemas } from '../attendance/attendance.table.ts';
import { users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';

export const groupKinds = ['CAMPUS', 'ONLINE', 'OFFLINE_APP'] as const;
export const memberRoles = ['STUDENT', 'FACILITATOR'] as const;

export const groups = pgTable(
  'groups',
  {
    ...recordColumns(),
    name: text().notNull(),
    regionId: text()
      .notNull()
      .references(() => regions._id),
    year: integer().notNull(),
    term: text().notNull(),
    kind: text({ enum: groupKinds }).notNull(),
    archived: boolean().notNull().default(false),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
    attendanceSchemaId: text().references(() => attendanceSchemas._id),
    /** Whether its link to sign up takes people in, besides what archive and region say. */
    signUpOpen: boolean().notNull().default(true),
  },
  (table) => [
    index('groups_region_idx').on(table.regionId, table.name),
    index('groups_name_idx').on(table.name, table._id),
    index('groups_starts_on_idx').on(table.startsOn, table._id),
    index('groups_year_idx').on(table.year, table._id),
    index('groups_term_idx').on(table.term, table._id),
    index('groups_schema_idx').on(table.attendanceSchemaId),
    index('groups_created_at_idx').on(table.createdAt, table._id),
    index('groups_search_idx').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
  ],
);

export const groupMembers = pgTable(
  'group_members',
  {
    groupId: text()
      .notNull()
      .references(() => groups._id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    role: text({ enum: memberRoles }).notNull(),
    /** Null: not known, which is as from the beginning. */
    joinedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId, table.role] }),
    index('group_members_user_idx').on(table.userId, table.role),
  ],
);

export type GroupRow = typeof groups.$inferSelect;
export type MemberRole = (typeof memberRoles)[number];
