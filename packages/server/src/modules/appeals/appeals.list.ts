import { sql } from 'drizzle-orm';
import { jsonObject, type JsonRow } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { personFields } from '../groups/index.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { appeals } from './appeals.table.ts';

type Named = { readonly _id: string; readonly name: string };

/** An appeal as its student reads it. */
export const ownFields = {
  _id: appeals._id,
  version: appeals.version,
  subjectKind: appeals.subjectKind,
  subjectId: appeals.subjectId,
  title: appeals.title,
  reason: appeals.reason,
  status: appeals.status,
  answer: appeals.answer,
  minutes: appeals.minutes,
  score: appeals.score,
  decidedAt: appeals.decidedAt,
  createdAt: appeals.createdAt,
};

export type OwnAppeal = JsonRow<typeof ownFields>;

const nameOf = (column: typeof appeals.decidedBy | typeof appeals.firstReaderId) =>
  sql<string | null>`(select ${users.fullName} from ${users} where ${users._id} = ${column})`;

const appealFields = {
  ...ownFields,
  userId: appeals.userId,
  regionId: appeals.regionId,
  person: sql<{
    _id: string;
    fullName: string;
    cloudinaryId: string | null;
  }>`(select ${jsonObject(personFields)} from ${users} where ${users._id} = ${appeals.userId})`,
  group: sql<Named>`(select ${jsonObject({ _id: groups._id, name: groups.name })} from ${groups} where ${groups._id} = ${appeals.groupId})`,
  gradedBy: appeals.gradedBy,
  firstReaderId: appeals.firstReaderId,
  firstReaderName: nameOf(appeals.firstReaderId),
  opinion: appeals.opinion,
  decidedByName: nameOf(appeals.decidedBy),
};

/** An appeal as its readers see it. */
export type Appeal = JsonRow<typeof appealFields>;

/** Of groups that a person facilitates, or of regions, given as `{ userId, regions }`. */
const readableBy = (reader: ReturnType<typeof sql>) =>
  sql`((${reader}::jsonb ->> 'everywhere')::boolean or ${appeals.regionId} in (select jsonb_array_elements_text(${reader}::jsonb -> 'regions')) or exists (select 1 from ${groupMembers} where ${groupMembers.groupId} = ${appeals.groupId} and ${groupMembers.userId} = ${reader}::jsonb ->> 'userId' and ${groupMembers.role} = 'FACILITATOR'))`;

/** The queue of appeals: those of the groups that somebody facilitates and of regions that they run. */
export const appealsList = defineList<Appeal>({
  name: 'appeals',
  table: appeals,
  id: appeals._id,
  filters: {
    readableBy: { where: readableBy, parameter: (reader) => JSON.stringify(reader) },
    ids: { where: (value) => sql`${appeals._id} = any(${value}::text[])`, even: true },
    q: {
      where: (value) =>
        sql`(${appeals.userId} in (select ${users._id} from ${users} where ${users.searchText} like ${value}) or lower(${appeals.title}) like ${value})`,
      parameter: containing,
    },
    status: { where: (value) => sql`${appeals.status} = ${value}` },
    waiting: {
      where: (value) => sql`(${appeals.status} in ('OPEN', 'SECOND_READING')) = ${value}`,
    },
    subjectKind: { where: (value) => sql`${appeals.subjectKind} = ${value}` },
    groupId: { where: (value) => sql`${appeals.groupId} = ${value}` },
    regionId: { where: (value) => sql`${appeals.regionId} = ${value}` },
  },
  sorts: { createdAt: appeals.createdAt, status: appeals.status },
  defaultSort: { field: 'createdAt', order: 'DESC' },
  relations: [],
  item: () => jsonObject(appealFields),
});
