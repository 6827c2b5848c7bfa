import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { importKinds, importStatuses, rowFates } from './imports.rules.ts';

/** Files of people that were brought in, so that each can be followed and taken back. */
export const imports = pgTable(
  'imports',
  {
    /** Made by the browser: a repeated confirmation finds the first one. */
    _id: text('id').primaryKey(),
    kind: text({ enum: importKinds }).notNull(),
    groupId: text().references(() => groups._id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    sendMails: boolean().notNull(),
    status: text({ enum: importStatuses }).notNull(),
    createdBy: text()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    finishedAt: instant(),
    undoneAt: instant(),
    fields: text().array().notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
  },
  (table) => [
    index('imports_creator_idx').on(table.createdBy, table.createdAt),
    index('imports_group_idx').on(table.groupId),
  ],
);

/** One line of such a file, with what became of it. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: text()
      .notNull()
      .references(() => imports._id, { onDelete: 'cascade' }),
    /** Line of the file; the heading is line 1. */
    line: integer().notNull(),
    values: text().array().notNull(),
    fate: text({ enum: rowFates }).notNull(),
    /** Message ids by field, where it was refused. */
    errors: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    applied: boolean().notNull().default(false),
    /** The account that was made, changed or put into the group. */
    userId: text(),
    /** The account's version as the dry run saw it, then as the import left it. */
    version: integer(),
    /** What the import changed, for the way back. */
    undo: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
);

export type ImportRow = typeof importRows.$inferSelect;
export type ImportRecord = typeof imports.$inferSelect;
