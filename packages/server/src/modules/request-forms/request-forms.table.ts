import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, recordColumns } from '../../platform/columns.ts';
import type { AudienceName } from '../documents/index.ts';
import { groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';
import { type FilledIn, type FormField, requestStatuses } from './request-forms.rules.ts';

/** What people may ask the offices for. Without roles, regions and groups it is everybody's. */
export const requestForms = pgTable(
  'request_forms',
  {
    ...recordColumns(),
    title: text().notNull(),
    description: text(),
    /** Who may fill it in, by what they are; regions and groups narrow it further. */
    audiences: text()
      .array()
      .$type<AudienceName[]>()
      .notNull()
      .default(sql`'{}'`),
    published: boolean().notNull().default(false),
    /** In the order in which they are asked. */
    fields: jsonb().$type<FormField[]>().notNull(),
  },
  (table) => [
    index('request_forms_title_idx').on(table.title, table._id),
    index('request_forms_updated_at_idx').on(table.updatedAt, table._id),
    index('request_forms_published_idx').on(table.published, table.title),
  ],
);

export const requestFormRegions = pgTable(
  'request_form_regions',
  {
    formId: text()
      .notNull()
      .references(() => requestForms._id, { onDelete: 'cascade' }),
    regionId: text()
      .notNull()
      .references(() => regions._id),
  },
  (table) => [
    primaryKey({ columns: [table.formId, table.regionId] }),
    index('request_form_regions_region_idx').on(table.regionId),
  ],
);

export const requestFormGroups = pgTable(
  'request_form_groups',
  {
    formId: text()
      .notNull()
      .references(() => requestForms._id, { onDelete: 'cascade' }),
    groupId: text()
      .notNull()
      .references(() => groups._id),
  },
  (table) => [
    primaryKey({ columns: [table.formId, table.groupId] }),
    index('request_form_groups_group_idx').on(table.groupId),
  ],
);

/** A form as one person filled it in, and what the office answered. */
export const requestFormAnswers = pgTable(
  'request_form_answers',
  {
    ...recordColumns(),
    formId: text()
      .notNull()
      .references(() => requestForms._id),
    /** The version of the form that the person had before them. */
    formVersion: integer().notNull(),
    userId: text()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** Questions and answers, worded as they were when it was sent. */
    values: jsonb().$type<FilledIn[]>().notNull(),
    status: text({ enum: requestStatuses }).notNull().default('NEW'),
    reply: text(),
    answeredBy: text().references(() => users._id),
    answeredAt: instant(),
  },
  (table) => [
    index('request_form_answers_created_at_idx').on(table.createdAt, table._id),
    index('request_form_answers_status_idx').on(table.status, table.createdAt, table._id),
    index('request_form_answers_form_idx').on(table.formId, table.createdAt, table._id),
    index('request_form_answers_user_idx').on(table.userId, table.createdAt, table._id),
  ],
);

export type RequestFormRow = typeof requestForms.$inferSelect;
export type RequestFormAnswerRow = typeof requestFormAnswers.$inferSelect;
