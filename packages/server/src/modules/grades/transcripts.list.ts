import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { jsonObject, type JsonRow } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { personFields } from '../groups/index.ts';
import { userRegions, users } from '../identity/identity.table.ts';
import { transcripts } from './grades.table.ts';

const staff = alias(users, 'staff');
const nameOf = (column: typeof transcripts.issuedBy | typeof transcripts.revokedBy) =>
  sql`(select ${staff.fullName} from ${users} as ${staff} where ${staff._id} = ${column})`;

/** A transcript that was issued, without what stands in it. */
export const transcriptFields = {
  _id: transcripts._id,
  version: transcripts.version,
  code: transcripts.code,
  locale: transcripts.locale,
  student: sql<
    JsonRow<typeof personFields>
  >`(select ${jsonObject(personFields)} from ${users} where ${users._id} = ${transcripts.userId})`,
  issuedAt: transcripts.issuedAt,
  issuedByName: sql<string>`${nameOf(transcripts.issuedBy)}`,
  revokedAt: transcripts.revokedAt,
  revokedByName: sql<string | null>`${nameOf(transcripts.revokedBy)}`,
  revokeReason: transcripts.revokeReason,
};

export type IssuedTranscript = JsonRow<typeof transcriptFields>;

/** Transcripts of the people whom a member of staff looks after. */
export const transcriptsList = defineList<IssuedTranscript>({
  name: 'transcripts',
  table: transcripts,
  id: transcripts._id,
  filters: {
    ids: { where: (value) => sql`${transcripts._id} = any(${value}::text[])` },
    q: {
      where: (value) =>
        sql`(${transcripts.userId} in (select ${users._id} from ${users} where ${users.searchText} like ${value}) or lower(${transcripts.code}) like ${value})`,
      parameter: containing,
    },
    studentId: { where: (value) => sql`${transcripts.userId} = ${value}` },
    regionId: {
      where: (value) =>
        sql`exists (select 1 from ${userRegions} where ${userRegions.userId} = ${transcripts.userId} and ${userRegions.regionId} = ${value})`,
    },
    revoked: { where: (value) => sql`(${transcripts.revokedAt} is not null) = ${value}::boolean` },
    issuedFrom: { where: (value) => sql`${transcripts.issuedAt} >= ${value}` },
    issuedTo: { where: (value) => sql`${transcripts.issuedAt} <= ${value}` },
  },
  sorts: {
    issuedAt: transcripts.issuedAt,
    revokedAt: transcripts.revokedAt,
    code: transcripts.code,
  },
  defaultSort: { field: 'issuedAt', order: 'DESC' },
  withinRegions: (ids) =>
    sql`exists (select 1 from ${userRegions} where ${userRegions.userId} = ${transcripts.userId} and ${userRegions.regionId} = any(${ids}))`,
  relations: [],
  item: () => jsonObject(transcriptFields),
});
