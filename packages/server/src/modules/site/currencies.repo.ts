import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { currencies, type CurrencyRow } from './currencies.table.ts';

/** The currencies that people may choose, by their labels. */
export const offeredCurrencies = defineStatement('offered_currencies', (db) =>
  db
    .select({
      _id: currencies._id,
      value: currencies.value,
      label: currencies.label,
      decimals: currencies.decimals,
    })
    .from(currencies)
    .where(eq(currencies.enabled, true))
    .orderBy(currencies.label, currencies._id),
);

/** Whether people may choose the currency. */
export async function isOffered(db: Db, value: string): Promise<boolean> {
  const rows = await db
    .select({ value: currencies.value })
    .from(currencies)
    .where(and(eq(currencies.value, value), eq(currencies.enabled, true)));
  return rows.length > 0;
}

/** The currency's row, held until the transaction ends. */
export async function lockCurrency(db: Db, id: string): Promise<CurrencyRow | undefined> {
  const [row] = await db.select().from(currencies).where(eq(currencies._id, id)).for('update');
  return row;
}

export async function insertCurrency(db: Db, row: CurrencyRow): Promise<void> {
  await db.insert(currencies).values(row);
}

export async function saveCurrency(db: Db, row: CurrencyRow): Promise<void> {
  await db.update(currencies).set(row).where(eq(currencies._id, row._id));
}

export async function deleteCurrency(db: Db, id: string): Promise<void> {
  await db.delete(currencies).where(eq(currencies._id, id));
}
