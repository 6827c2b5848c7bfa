import { type Context, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { breaksUnique } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import { currenciesList, type Currency } from './currencies.list.ts';
import {
  deleteCurrency,
  insertCurrency,
  isOffered,
  lockCurrency,
  saveCurrency,
} from './currencies.repo.ts';
import { BASE_CURRENCY, type CurrencyInput } from './currencies.rules.ts';
import type { CurrencyRow } from './currencies.table.ts';
import { siteManager } from './site-manager.ts';

const whole = { regions: 'all', relations: new Set<string>() } as const;

/** All currencies, filtered, sorted, one page. */
export const listCurrencies = (
  context: Context,
  request: Pick<ListRequest, 'filter' | 'sort' | 'page'>,
): Promise<List<Currency>> => currenciesList.read(context.db, { ...request, ...whole });

/** One currency. @throws DomainError NOT_FOUND. */
export const readCurrency = (context: Context, id: string): Promise<Currency> =>
  currencyIn(context.db, id);

async function currencyIn(db: Db, id: string): Promise<Currency> {
  const currency = await currenciesList.one(db, id, whole);
  if (!currency) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return currency;
}

/**
 * A currency that somebody chooses is one that the college offers; one that they had already stays.
 * @throws DomainError INVALID at the field `currency`.
 */
export async function refuseOtherCurrency(
  db: Db,
  wanted: string | null | undefined,
  present: string | null | undefined,
): Promise<void> {
  if (!wanted || wanted === present || (await isOffered(db, wanted))) return;
  throw invalid({ currency: 'errors.site.currencyOff' });
}

/** Adds a currency. @throws DomainError FORBIDDEN, or INVALID where its code is there already. */
export async function createCurrency(context: Context, input: CurrencyInput): Promise<string> {
  const viewer = siteManager(context);
  return write(context, 'createCurrency', async ({ db, now, audit }) => {
    const row: CurrencyRow = {
      ...input,
      _id: newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: viewer._id,
      updatedBy: viewer._id,
    };
    try {
      await insertCurrency(db, row);
    } catch (error) {
      if (!breaksUnique(error, 'currencies_value_key')) throw error;
      throw invalid({ value: 'errors.mustBeUnique' });
    }
    audit({ entity: 'currency', entityId: row._id, after: row });
    return row._id;
  });
}

/**
 * Changes a currency. Its code never changes, and its decimals not while anything names it.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT on an older version, INVALID with the fields.
 */
export async function updateCurrency(
  context: Context,
  id: string,
  version: number,
  input: CurrencyInput,
): Promise<void> {
  const viewer = siteManager(context);
  await write(context, 'updateCurrency', async ({ db, now, audit }) => {
    const before = sameVersion(await lockCurrency(db, id), version);
    if (input.value !== before.value) throw invalid({ value: 'errors.site.currencyCodeFixed' });
    if (!input.enabled && before.value === BASE_CURRENCY) {
      throw invalid({ enabled: 'errors.site.currencyNeeded' });
    }
    if (input.decimals !== before.decimals && (await usesOf(db, id)) > 0) {
      throw invalid({ decimals: 'errors.site.currencyDecimalsFixed' });
    }
    const after: CurrencyRow = {
      ...before,
      ...input,
      version: version + 1,
      updatedAt: now,
      updatedBy: viewer._id,
    };
    await saveCurrency(db, after);
    audit({ entity: 'currency', entityId: id, before, after });
  });
}

/** Removes a currency that nothing names. @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT in use. */
export async function removeCurrency(context: Context, id: string): Promise<Currency> {
  siteManager(context);
  return write(context, 'removeCurrency', async ({ db, audit }) => {
    const before = await lockCurrency(db, id);
    if (!before) throw new DomainError('NOT_FOUND', 'errors.notFound');
    const currency = await currencyIn(db, id);
    if (before.value === BASE_CURRENCY) {
      throw new DomainError('CONFLICT', 'errors.site.currencyNeeded');
    }
    const { regionCount: regions, userCount: people, rateCount: rates } = currency;
    if (regions + people + rates > 0) {
      const args = { regions, people, rates };
      throw new DomainError('CONFLICT', { key: 'errors.site.currencyInUse', args });
    }
    await deleteCurrency(db, id);
    audit({ entity: 'currency', entityId: id, before });
    return currency;
  });
}

async function usesOf(db: Db, id: string): Promise<number> {
  const { regionCount, userCount } = await currencyIn(db, id);
  return regionCount + userCount;
}

const invalid = (fields: ConstructorParameters<typeof DomainError>[2]) =>
  new DomainError('INVALID', 'errors.invalid', fields);
