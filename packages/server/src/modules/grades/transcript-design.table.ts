import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/columns.ts';
import { files } from '../files/files.table.ts';
import type { TranscriptBlock } from './transcript-design.rules.ts';

/** The only row's id. */
export const DESIGN_ID = 'college';

/** How transcripts look: one row, once somebody has saved it. */
export const transcriptDesigns = pgTable(
  'transcript_designs',
  {
    ...recordColumns(),
    /** From the top of the page down. */
    blocks: jsonb().$type<readonly TranscriptBlock[]>().notNull(),
    /** Below the name of the college; without it stands its address. */
    letterhead: text(),
    sealFileId: text().references(() => files._id),
  },
  (table) => [
    index('transcript_designs_seal_idx').on(table.sealFileId),
    check('transcript_designs_one_row', sql`${table._id} = ${sql.raw(`'${DESIGN_ID}'`)}`),
  ],
);

export type TranscriptDesignRow = typeof transcriptDesigns.$inferSelect;
