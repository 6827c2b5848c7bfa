import { sql } from 'drizzle-orm';
import { type JsonRow, jsonObject } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { userRegions } from '../identity/identity.table.ts';
import { officersOfRegion } from './region-officers.list.ts';
import { regions } from './regions.table.ts';
import { HIDDEN_ZONE } from './regions.rules.ts';
import { withoutAttendanceAdmin } from './regions-waiting.repo.ts';

/** A region as it leaves the database in one JSON tree. */
export const regionFields = {
  _id: regions._id,
  version: regions.version,
  name: regions.name,
  slug: regions.slug,
  description: regions.description,
  phone: regions.phone,
  addressLine1: regions.addressLine1,
  addressLine2: regions.addressLine2,
  addressCity: regions.addressCity,
  addressState: regions.addressState,
  addressPostcode: regions.addressPostcode,
  addressCountry: regions.addressCountry,
  zone: regions.zone,
  type: regions.type,
  currency: regions.currency,
  timeZone: regions.timeZone,
  closed: regions.closed,
  createdAt: regions.createdAt,
  updatedAt: regions.updatedAt,
};

/** What hangs on a region and is read only where it is asked for. */
const regionRelations = {
  userCount: sql<number>`(select count(*)::int from ${userRegions} where ${userRegions.regionId} = ${regions._id})`,
  ...officersOfRegion,
};

/** A region as reads give it; relations where they were asked for. */
export type Region = JsonRow<typeof regionFields> & Partial<JsonRow<typeof regionRelations>>;

/** The back-office's list of regions; those of zone SYSTEM never show (specification §3). */
export const regionsList = defineList<Region>({
  name: 'regions',
  table: regions,
  id: regions._id,
  always: sql`${regions.zone} <> ${sql.raw(`'${HIDDEN_ZONE}'`)}`,
  filters: {
    ids: { where: (value) => sql`${regions._id} = any(${value}::text[])` },
    q: {
      where: (value) => sql`lower(${regions.name} || ' ' || ${regions.slug}) like ${value}`,
      parameter: containing,
    },
    type: { where: (value) => sql`${regions.type} = ${value}` },
    closed: { where: (value) => sql`${regions.closed} = ${value}` },
    currency: { where: (value) => sql`${regions.currency} = ${value}` },
    withoutAttendanceAdmin: { where: (value) => sql`${withoutAttendanceAdmin} = ${value}` },
    zone: { where: (value) => sql`${regions.zone} = ${value}` },
  },
  sorts: {
    name: regions.name,
    slug: regions.slug,
    zone: regions.zone,
    currency: regions.currency,
    createdAt: regions.createdAt,
  },
  defaultSort: { field: 'name', order: 'ASC' },
  withinRegions: (ids) => sql`${regions._id} = any(${ids})`,
  relations: Object.keys(regionRelations),
  item: (asked) =>
    jsonObject({
      ...regionFields,
      ...Object.fromEntries(Object.entries(regionRelations).filter(([name]) => asked.has(name))),
    }),
});
