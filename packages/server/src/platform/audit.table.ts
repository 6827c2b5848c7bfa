import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
  },
  (table) => [
    index('audit_entries_entity_idx').on(table.entity, table.entityId, table.at.desc()),
    index('audit_entries_actor_idx').on(table.actorId, table.at.desc()),
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
  },
  (table) => [index('logits_at_idx').on(table.at.desc())],
);
