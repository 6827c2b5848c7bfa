import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/columns.ts';
import { audiences } from './documents.rules.ts';

export const documents = pgTable(
  'documents',
  {
    ...recordColumns(),
    title: text().notNull(),
    /** Cleaned HTML (see clean-html.ts). */
    content: text().notNull(),
    /** The words of the content, for searching and for the first lines in a list. */
    words: text().notNull(),
    /** Who may read it; nobody named means everybody who is signed in. */
    permissions: text({ enum: audiences })
      .array()
      .notNull()
      .default(sql`'{}'`),
    published: boolean().notNull().default(false),
  },
  (table) => [
    // A reader who asks for a title does not know how its author spelt it.
    uniqueIndex('documents_title_key').on(sql`lower(${table.title})`),
    index('documents_title_idx').on(table.title, table._id),
    index('documents_created_at_idx').on(table.createdAt, table._id),
    index('documents_updated_at_idx').on(table.updatedAt, table._id),
    index('documents_published_idx').on(table.published, table.title),
    index('documents_permissions_idx').using('gin', table.permissions),
    index('documents_search_idx').using(
      'gin',
      sql`lower(${table.title} || ' ' || ${table.words}) gin_trgm_ops`,
    ),
  ],
);

export type DocumentRow = typeof documents.$inferSelect;
