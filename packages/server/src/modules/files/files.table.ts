import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

/** A stored file; the bytes lie in the file store under `storageKey`. */
export const files = pgTable('files', {
  _id: text('id').primaryKey(),
  storageKey: text().notNull(),
  fileName: text().notNull(),
  contentType: text().notNull(),
  /** Bytes. */
  size: bigint({ mode: 'number' }).notNull(),
  /**
   * What stands for the content: its SHA-256 (hex). Of a file that came in parts, that of the list of
   * its parts' sums: nobody reads gigabytes a second time.
   */
  sha256: text().notNull(),
  createdAt: instant().notNull(),
  createdBy: text(),
  /** Of an uploaded file that has no place any more: it is removed some time later. */
  unusedSince: instant(),
});

export type FileRow = typeof files.$inferSelect;
