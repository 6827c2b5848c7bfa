import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { type TermRow, terms } from './terms.table.ts';

/** The term's row, held until the transaction ends. */
export async function lockTerm(db: Db, id: string): Promise<TermRow | undefined> {
  const [row] = await db.select().from(terms).where(eq(terms._id, id)).for('update');
  return row;
}

export async function insertTerm(db: Db, row: TermRow): Promise<void> {
  await db.insert(terms).values(row);
}

export async function saveTerm(db: Db, row: TermRow): Promise<void> {
  await db.update(terms).set(row).where(eq(terms._id, row._id));
}

export async function deleteTerm(db: Db, id: string): Promise<void> {
  await db.delete(terms).where(eq(terms._id, id));
}
