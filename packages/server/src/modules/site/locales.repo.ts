import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { type LocaleRow, locales } from './locales.table.ts';

/** What the college changed about locales: a row for each that it touched. */
export const storedLocales = defineStatement('stored_locales', (db) => db.select().from(locales));

/** The row of a locale that was changed before, held until the transaction ends. */
export async function lockLocale(db: Db, id: string): Promise<LocaleRow | undefined> {
  const [row] = await db.select().from(locales).where(eq(locales._id, id)).for('update');
  return row;
}

export async function insertLocale(db: Db, row: LocaleRow): Promise<void> {
  await db.insert(locales).values(row);
}

export async function saveLocale(db: Db, row: LocaleRow): Promise<void> {
  await db.update(locales).set(row).where(eq(locales._id, row._id));
}
