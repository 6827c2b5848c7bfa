import { sql } from 'drizzle-orm';
import { jsonObject, type JsonRow } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { courseOfferings } from '../courses/courses.table.ts';
import { terms } from './terms.table.ts';

/** A term as it leaves the database in one JSON tree. */
export const termFields = {
  _id: terms._id,
  version: terms.version,
  name: terms.name,
  year: terms.year,
  startsOn: terms.startsOn,
  endsOn: terms.endsOn,
  offeringCount: sql<number>`(select count(*)::int from ${courseOfferings} where ${courseOfferings.termId} = ${terms._id})`,
  createdAt: terms.createdAt,
  updatedAt: terms.updatedAt,
};

/** A term with the number of offerings in it. */
export type Term = JsonRow<typeof termFields>;

/** The terms of the whole college; no region cuts them. */
export const termsList = defineList<Term>({
  name: 'terms',
  table: terms,
  id: terms._id,
  filters: {
    ids: { where: (value) => sql`${terms._id} = any(${value}::text[])` },
    q: { where: (value) => sql`lower(${terms.name}) like ${value}`, parameter: containing },
    year: { where: (value) => sql`${terms.year} = ${value}` },
  },
  sorts: {
    name: terms.name,
    year: terms.year,
    startsOn: terms.startsOn,
    endsOn: terms.endsOn,
    updatedAt: terms.updatedAt,
  },
  defaultSort: { field: 'startsOn', order: 'DESC' },
  relations: [],
  item: () => jsonObject(termFields),
});
