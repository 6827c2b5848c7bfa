import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import {
  DESIGN_ID,
  type TranscriptDesignRow,
  transcriptDesigns,
} from './transcript-design.table.ts';

/** The design, once it was saved. */
export const storedDesign = defineStatement('stored_transcript_design', (db) =>
  db.select().from(transcriptDesigns),
);

/** The design's row, held until the transaction ends. */
export async function lockDesign(db: Db): Promise<TranscriptDesignRow | undefined> {
  const [row] = await db
    .select()
    .from(transcriptDesigns)
    .where(eq(transcriptDesigns._id, DESIGN_ID))
    .for('update');
  return row;
}

/** @returns false where somebody else has saved the first one in the meantime. */
export async function insertDesign(db: Db, row: TranscriptDesignRow): Promise<boolean> {
  const saved = await db.insert(transcriptDesigns).values(row).onConflictDoNothing().returning();
  return saved.length > 0;
}

export async function saveDesign(db: Db, row: TranscriptDesignRow): Promise<void> {
  await db.update(transcriptDesigns).set(row).where(eq(transcriptDesigns._id, DESIGN_ID));
}
