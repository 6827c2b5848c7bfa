import { type SQL, sql } from 'drizzle-orm';
import { auditEntries, logitGroups, logits } from '../../platform/audit.table.ts';
import { jsonPart, type RowOf } from '../../platform/json-part.ts';
import { containing, defineList } from '../../platform/list.ts';
import { users } from '../identity/identity.table.ts';

const nameOf = (id: SQL) =>
  sql<string | null>`(select ${users.fullName} from ${users} where ${users._id} = ${id})`;

/** Most people that a search by name finds the actions of. */
const MOST_PEOPLE = sql.raw('200');

const report = jsonPart(
  {
    _id: logits._id,
    source: sql<'REPORT' | 'ACTION'>`'REPORT'`,
    at: logits.at,
    userId: logits.userId,
    userName: nameOf(sql`${logits.userId}`),
    throughName: sql<string | null>`null::text`,
    action: logits.action,
    type: logits.type,
    entity: logits.entity,
    entityId: logits.entityId,
    groupId: logits.groupId,
    payload: logits.payload,
  },
  { always: ['_id', 'source'] },
);

const action = jsonPart(
  {
    _id: auditEntries._id,
    source: sql<'REPORT' | 'ACTION'>`'ACTION'`,
    at: auditEntries.at,
    userId: auditEntries.actorId,
    userName: nameOf(sql`${auditEntries.actorId}`),
    throughName: nameOf(sql`${auditEntries.impersonatorId}`),
    action: auditEntries.action,
    type: auditEntries.entity,
    entity: auditEntries.entity,
    entityId: auditEntries.entityId,
    groupId: sql<string | null>`null::text`,
    payload: sql<
      string | null
    >`json_build_object('before', ${auditEntries.before}, 'after', ${auditEntries.after}, 'address', ${auditEntries.address}, 'requestId', ${auditEntries.requestId})::text`,
  },
  { always: ['_id', 'source'] },
);

export type Logit = RowOf<typeof report>;

const after = (column: SQL, value: SQL) => sql`${column} >= ${value}::timestamptz`;
const until = (column: SQL, value: SQL) => sql`${column} < ${value}::timestamptz`;

/** What the apps reported. */
export const reportsList = defineList<Logit>({
  name: 'logit_reports',
  table: logits,
  id: logits._id,
  filters: {
    ids: { where: (value) => sql`${logits._id} = any(${value}::text[])`, even: true },
    q: {
      where: (value) =>
        sql`lower(${logits.action} || ' ' || coalesce(${logits.payload}, '')) like ${value}`,
      parameter: containing,
    },
    userId: { where: (value) => sql`${logits.userId} = ${value}` },
    action: { where: (value) => sql`${logits.action} = ${value}` },
    type: { where: (value) => sql`${logits.type} = ${value}` },
    recordId: { where: (value) => sql`${logits.entityId} = ${value}` },
    groupId: { where: (value) => sql`${logits.groupId} = ${value}` },
    after: { where: (value) => after(sql`${logits.at}`, value) },
    until: { where: (value) => until(sql`${logits.at}`, value) },
  },
  sorts: { at: logits.at },
  defaultSort: { field: 'at', order: 'DESC' },
  item: report,
});

/** What was done: the audit. A search finds who did it by name and e-mail. */
export const actionsList = defineList<Logit>({
  name: 'logit_actions',
  table: auditEntries,
  id: auditEntries._id,
  filters: {
    ids: { where: (value) => sql`${auditEntries._id} = any(${value}::text[])`, even: true },
    q: {
      where: (value) =>
        sql`${auditEntries.actorId} = any(array(select ${users._id} from ${users} where ${users.searchText} like ${value} limit ${MOST_PEOPLE}))`,
      parameter: containing,
    },
    userId: {
      where: (value) =>
        sql`(${auditEntries.actorId} = ${value} or ${auditEntries.impersonatorId} = ${value})`,
    },
    action: { where: (value) => sql`${auditEntries.action} = ${value}` },
    type: { where: (value) => sql`${auditEntries.entity} = ${value}` },
    recordId: { where: (value) => sql`${auditEntries.entityId} = ${value}` },
    groupId: { where: (value) => sql`${value}::text is null` },
    after: { where: (value) => after(sql`${auditEntries.at}`, value) },
    until: { where: (value) => until(sql`${auditEntries.at}`, value) },
  },
  sorts: { at: auditEntries.at },
  defaultSort: { field: 'at', order: 'DESC' },
  item: action,
});

const group = jsonPart(
  {
    _id: logitGroups._id,
    message: logitGroups.message,
    count: logitGroups.count,
    firstAt: logitGroups.firstAt,
    lastAt: logitGroups.lastAt,
  },
  { always: ['_id'] },
);

export type LogitGroup = RowOf<typeof group>;

/** Crashes with the same message as one. */
export const logitGroupsList = defineList<LogitGroup>({
  name: 'logit_groups',
  table: logitGroups,
  id: logitGroups._id,
  filters: {
    ids: { where: (value) => sql`${logitGroups._id} = any(${value}::text[])`, even: true },
  },
  sorts: { lastAt: logitGroups.lastAt, firstAt: logitGroups.firstAt, count: logitGroups.count },
  defaultSort: { field: 'lastAt', order: 'DESC' },
  item: group,
});
