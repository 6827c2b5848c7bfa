import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Who did what to which record, with what it was before and after. Never changed, never joined by keys. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    _id: text('id').primaryKey(),
    at: instant().notNull(),
    actorId: text(),
    /** The member of staff behind an impersonated actor. */
    impersonatorId: text(),
    requestId: text().notNull(),
    address: text(),
    /** The mutation, or the job. */
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text(),
    before: jsonb(),
    after: jsonb(),
    /** The entry whose former values this change put back. */
    restoredFrom: text(),
  },
  (table) => [
    index('audit_entries_entity_idx').on(table.entity, table.entityId, table.at.desc()),
    index('audit_entries_type_idx').on(table.entity, table.at, table._id),
    index('audit_entries_action_idx').on(table.action, table.at, table._id),
    index('audit_entries_impersonator_idx')
      .on(table.impersonatorId, table.at, table._id)
      .where(sql`${table.impersonatorId} is not null`),
    index('audit_entries_actor_idx').on(table.actorId, table.at.desc()),
    // What happened to the lessons of a course, also to those that are gone.
    index('audit_entries_lesson_idx')
      .on(sql`coalesce(${table.after} ->> 'courseId', ${table.before} ->> 'courseId')`, table.at)
      .where(sql`${table.entity} = 'lesson'`),
    index('audit_entries_at_idx').on(table.at.desc()),
  ],
);

/** What the apps report: actions and crashes (specification §3, log entry). */
export const logits = pgTable(
  'logits',
  {
    _id: text('id').primaryKey(),
    at: instant().notNull(),
    userId: text(),
    action: text().notNull(),
    type: text().notNull(),
    payload: text(),
    /** The kind of record that the reported page shows, and which one. */
    entity: text(),
    entityId: text(),
    /** The group of crashes with the same message. */
    groupId: text(),
  },
  (table) => [
    index('logits_at_idx').on(table.at, table._id),
    index('logits_user_idx').on(table.userId, table.at, table._id),
    index('logits_action_idx').on(table.action, table.at, table._id),
    index('logits_type_idx').on(table.type, table.at, table._id),
    index('logits_entity_idx').on(table.entityId, table.at, table._id),
    index('logits_group_idx').on(table.groupId, table.at, table._id),
    index('logits_search_idx').using(
      'gin',
      sql`lower(${table.action} || ' ' || coalesce(${table.payload}, '')) gin_trgm_ops`,
    ),
  ],
);

/** Crashes with the same message, counted as they come. */
export const logitGroups = pgTable(
  'logit_groups',
  {
    _id: text('id').primaryKey(),
    message: text().notNull(),
    count: integer().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('logit_groups_message_key').on(table.message),
    index('logit_groups_count_idx').on(table.count, table._id),
    index('logit_groups_last_at_idx').on(table.lastAt, table._id),
    index('logit_groups_first_at_idx').on(table.firstAt, table._id),
  ],
);
