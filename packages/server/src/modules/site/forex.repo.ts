import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { currencies, type ForexRateRow, forexRates } from './currencies.table.ts';

/** All rates of a currency, the latest month first. */
export const ratesOf = defineStatement('forex_rates_of', (db) =>
  db
    .select()
    .from(forexRates)
    .where(eq(forexRates.currency, sql.placeholder('currency')))
    .orderBy(sql`${forexRates.year} desc, ${forexRates.month} desc`),
);

/** Holds a currency until the transaction ends: its rates change one form after the other. */
export async function holdCurrency(db: Db, value: string): Promise<boolean> {
  const rows = await db
    .select({ value: currencies.value })
    .from(currencies)
    .where(eq(currencies.value, value))
    .for('update');
  return rows.length > 0;
}

/** The rates of a currency's year. */
export const ratesOfYear = (db: Db, currency: string, year: number): Promise<ForexRateRow[]> =>
  db
    .select()
    .from(forexRates)
    .where(and(eq(forexRates.currency, currency), eq(forexRates.year, year)));

export async function putRate(db: Db, row: ForexRateRow): Promise<void> {
  await db.insert(forexRates).values(row).onConflictDoUpdate({ target: forexRates._id, set: row });
}

export async function deleteRate(db: Db, id: string): Promise<void> {
  await db.delete(forexRates).where(eq(forexRates._id, id));
}
