import { sql } from 'drizzle-orm';
import { jsonObject, type JsonRow } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';
import { currencies, forexRates } from './currencies.table.ts';

const currencyFields = {
  _id: currencies._id,
  version: currencies.version,
  value: currencies.value,
  label: currencies.label,
  decimals: currencies.decimals,
  enabled: currencies.enabled,
  createdAt: currencies.createdAt,
  updatedAt: currencies.updatedAt,
  regionCount: sql<number>`(select count(*)::int from ${regions} where ${regions.currency} = ${currencies.value})`,
  userCount: sql<number>`(select count(*)::int from ${users} where ${users.currency} = ${currencies.value})`,
  rateCount: sql<number>`(select count(*)::int from ${forexRates} where ${forexRates.currency} = ${currencies.value})`,
};

/** A currency as staff keep it, with what names it. */
export type Currency = JsonRow<typeof currencyFields>;

/** The currencies of the whole college; no region cuts them. */
export const currenciesList = defineList<Currency>({
  name: 'currencies',
  table: currencies,
  id: currencies._id,
  filters: {
    ids: { where: (value) => sql`${currencies._id} = any(${value}::text[])`, even: true },
    q: {
      where: (value) => sql`lower(${currencies.value} || ' ' || ${currencies.label}) like ${value}`,
      parameter: containing,
    },
    enabled: { where: (value) => sql`${currencies.enabled} = ${value}` },
    decimals: { where: (value) => sql`${currencies.decimals} = ${value}` },
  },
  sorts: {
    value: currencies.value,
    label: currencies.label,
    decimals: currencies.decimals,
    updatedAt: currencies.updatedAt,
  },
  defaultSort: { field: 'value', order: 'ASC' },
  relations: [],
  item: () => jsonObject(currencyFields),
});
