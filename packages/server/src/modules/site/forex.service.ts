import { type Context, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { Work } from '../../platform/work.ts';
import { BASE_CURRENCY, type ForexRatesInput } from './currencies.rules.ts';
import type { ForexRateRow } from './currencies.table.ts';
import { deleteRate, holdCurrency, putRate, ratesOf, ratesOfYear } from './forex.repo.ts';
import { siteManager } from './site-manager.ts';

/** All rates of a currency, the latest month first; months without one are missing. */
export const readRates = (context: Context, currency: string): Promise<ForexRateRow[]> =>
  ratesOf.run(context.db, { currency });

/**
 * Saves the rates of a year's months as one change: all of them or none.
 * @throws DomainError FORBIDDEN, NOT_FOUND for a currency that is not there, CONFLICT where somebody
 * else changed one of these months since it was read, INVALID for the base currency.
 */
export async function saveRates(context: Context, input: ForexRatesInput): Promise<void> {
  const viewer = siteManager(context);
  const { currency, year } = input;
  if (currency === BASE_CURRENCY) {
    throw new DomainError('INVALID', 'errors.site.currencyIsBase');
  }
  await write(context, 'saveForexRates', async (work) => {
    if (!(await holdCurrency(work.db, currency))) {
      throw new DomainError('NOT_FOUND', 'errors.notFound');
    }
    const present = await ratesOfYear(work.db, currency, year);
    const months = input.rates.map((asked) => ({
      ...asked,
      before: present.find(({ month }) => month === asked.month),
    }));
    if (months.some(({ version, before }) => (before?.version ?? 0) !== version)) {
      throw new DomainError('CONFLICT', 'errors.conflict');
    }
    const changed = months.filter(({ rate, before }) => (rate ?? null) !== (before?.rate ?? null));
    if (changed.length === 0) throw new DomainError('INVALID', 'errors.site.ratesUnchanged');
    for (const { month, rate, before } of changed) {
      await saveMonth(work, before, rate ?? null, {
        _id: before?._id ?? newId(),
        version: (before?.version ?? 0) + 1,
        createdAt: before?.createdAt ?? work.now,
        createdBy: before?.createdBy ?? viewer._id,
        updatedAt: work.now,
        updatedBy: viewer._id,
        currency,
        year,
        month,
      });
    }
  });
}

async function saveMonth(
  { db, audit }: Work,
  before: ForexRateRow | undefined,
  rate: number | null,
  month: Omit<ForexRateRow, 'rate'>,
): Promise<void> {
  const after = rate === null ? null : { ...month, rate };
  await (after ? putRate(db, after) : deleteRate(db, month._id));
  audit({ entity: 'forexRate', entityId: month._id, before: before ?? null, after });
}
