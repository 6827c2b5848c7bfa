import { type SQL, sql } from 'drizzle-orm';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { personFields } from '../groups/index.ts';
import { userRegions, users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';
import { appliedFields, appliesOn } from './accommodation-of.repo.ts';
import { accommodations } from './accommodations.table.ts';

/** A case as lists show it: why is not even read. */
const caseFields = {
  ...appliedFields,
  _id: accommodations.userId,
  version: accommodations.version,
  person: sql<{
    _id: string;
    fullName: string;
    cloudinaryId: string | null;
  }>`(select ${jsonObject(personFields)} from ${users} where ${users._id} = ${accommodations.userId})`,
  regions: jsonList(
    jsonObject({ _id: regions._id, name: regions.name }),
    sql`${userRegions} join ${regions} on ${regions._id} = ${userRegions.regionId} where ${userRegions.userId} = ${accommodations.userId}`,
    sql`${regions.name}`,
  ),
  createdAt: accommodations.createdAt,
  updatedAt: accommodations.updatedAt,
};

export type AccommodationCase = JsonRow<typeof caseFields>;

const ofRegions = (ids: SQL) =>
  sql`exists (select 1 from ${userRegions} where ${userRegions.userId} = ${accommodations.userId} and ${userRegions.regionId} = any(${ids}))`;

/** Cases of the students of the regions that somebody looks after; each is called like its student. */
export const accommodationsList = defineList<AccommodationCase>({
  name: 'accommodations',
  table: accommodations,
  id: accommodations.userId,
  filters: {
    ids: { where: (value) => sql`${accommodations.userId} = any(${value}::text[])`, even: true },
    q: {
      where: (value) =>
        sql`${accommodations.userId} in (select ${users._id} from ${users} where ${users.searchText} like ${value})`,
      parameter: containing,
    },
    regionId: { where: (value) => ofRegions(sql`array[${value}::text]`) },
    activeOn: { where: appliesOn },
    overOn: { where: (value) => sql`not ${appliesOn(value)}` },
  },
  sorts: { validUntil: accommodations.validUntil, updatedAt: accommodations.updatedAt },
  defaultSort: { field: 'updatedAt', order: 'DESC' },
  withinRegions: ofRegions,
  relations: [],
  item: () => jsonObject(caseFields),
});
