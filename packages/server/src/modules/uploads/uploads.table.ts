import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import type { ErrorText } from '../../platform/errors.ts';
import { files } from '../files/files.table.ts';
import { users } from '../identity/identity.table.ts';
import { uploadItemTypes, uploadStatuses } from './uploads.rules.ts';

/** Files on their way and those that arrived. The id is made by the browser. */
export const uploads = pgTable(
  'uploads',
  {
    _id: text('id').primaryKey(),
    status: text({ enum: uploadStatuses }).notNull(),
    itemType: text({ enum: uploadItemTypes }).notNull(),
    itemId: text().notNull(),
    locale: text(),
    title: text().notNull(),
    fileName: text().notNull(),
    /** Bytes. */
    fileSize: bigint({ mode: 'number' }).notNull(),
    /** What the browser takes it for. */
    type: text().notNull(),
    fingerprint: text(),
    /** Where the parts are in the file store, and what the store gave for them. */
    storageKey: text().notNull(),
    storeToken: text().notNull(),
    /** Why it failed. */
    error: jsonb().$type<ErrorText>(),
    /** What proves the whole file (see `wholeSum`), where its sender told the sums of all parts. */
    checksum: text(),
    /** Null again once the file is removed. */
    fileId: text().references(() => files._id),
    /** The sound of a video, copied out of it. */
    audioFileId: text().references(() => files._id),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    createdBy: text().references(() => users._id, { onDelete: 'set null' }),
    /** When the last part came, as the store told an hour ago at most. */
    lastPartAt: instant().notNull(),
  },
  (table) => [
    index('uploads_created_by_idx').on(table.createdBy, table.status, table.createdAt),
    index('uploads_item_idx').on(table.itemType, table.itemId, table.status),
    index('uploads_created_at_idx').on(table.createdAt, table._id),
    index('uploads_last_part_at_idx').on(table.lastPartAt, table._id),
    index('uploads_file_name_idx').on(table.fileName, table._id),
    index('uploads_file_size_idx').on(table.fileSize, table._id),
    index('uploads_status_idx').on(table.status, table.lastPartAt),
    index('uploads_file_idx').on(table.fileId),
    index('uploads_audio_file_idx').on(table.audioFileId),
    index('uploads_search_idx').using(
      'gin',
      sql`lower(${table.fileName} || ' ' || ${table.title}) gin_trgm_ops`,
    ),
  ],
);

export type UploadRow = typeof uploads.$inferSelect;
