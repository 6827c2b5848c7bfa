import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { documents } from '../documents/documents.table.ts';
import { withoutMembers, withoutSchema } from '../groups/index.ts';
import { groups } from '../groups/groups.table.ts';
import { notEnrolled, withoutGroup } from '../identity/index.ts';
import { userRegions, users } from '../identity/identity.table.ts';
import { withoutAttendanceAdmin } from '../regions/index.ts';
import { regions } from '../regions/regions.table.ts';
import { requestFormAnswers } from '../request-forms/request-forms.table.ts';

export const waitingKinds = [
  'PEOPLE_NOT_ENROLLED',
  'PEOPLE_WITHOUT_GROUP',
  'GROUPS_WITHOUT_MEMBERS',
  'GROUPS_WITHOUT_SCHEMA',
  'REGIONS_WITHOUT_ATTENDANCE_ADMIN',
  'DOCUMENTS_UNPUBLISHED',
  'REQUESTS_NEW',
] as const;

/** Something that waits for somebody: how often, and since when. */
export interface WaitingItem {
  readonly kind: (typeof waitingKinds)[number];
  readonly count: number;
  readonly oldest: string | null;
}

/** Whose what waits is; the roles say which kinds of it. */
export interface WaitingReach {
  readonly asAdmin: boolean;
  readonly asSuperadmin: boolean;
  /** Within the regions in which the person is a manager, an admin. */
  /** An admin of the whole college, and so of people in no region as well. */
  readonly administersAll: boolean;
  readonly managed: (regionId: PgColumn) => SQL;
  readonly administered: (regionId: PgColumn) => SQL;
}

/** Columns of records that tell how long they wait. */
interface Waiting {
  readonly kind: WaitingItem['kind'];
  readonly table: PgTable;
  readonly createdAt: PgColumn;
  readonly where: SQL;
}

/** What waits for a person, as one JSON list: each kind with its number and its oldest record. */
export function waitingFor(reach: WaitingReach): SQL<WaitingItem[]> {
  const { managed, administered } = reach;
  const ofOwnRegions = (userId: PgColumn) =>
    reach.administersAll
      ? sql`true`
      : sql`exists (select 1 from ${userRegions} where ${userRegions.userId} = ${userId} and ${administered(userRegions.regionId)})`;
  const here = ofOwnRegions(users._id);
  const people = { table: users, createdAt: users.createdAt };
  const classes = { table: groups, createdAt: groups.createdAt };
  const kinds: Waiting[] = [
    {
      kind: 'GROUPS_WITHOUT_MEMBERS',
      ...classes,
      where: sql`${withoutMembers} and ${managed(groups.regionId)}`,
    },
    {
      kind: 'GROUPS_WITHOUT_SCHEMA',
      ...classes,
      where: sql`${withoutSchema} and ${managed(groups.regionId)}`,
    },
  ];
  if (reach.asAdmin) {
    kinds.push(
      { kind: 'PEOPLE_NOT_ENROLLED', ...people, where: sql`${notEnrolled} and ${here}` },
      { kind: 'PEOPLE_WITHOUT_GROUP', ...people, where: sql`${withoutGroup} and ${here}` },
      {
        kind: 'REGIONS_WITHOUT_ATTENDANCE_ADMIN',
        table: regions,
        createdAt: regions.createdAt,
        where: sql`${withoutAttendanceAdmin} and ${administered(regions._id)}`,
      },
      {
        kind: 'REQUESTS_NEW',
        table: requestFormAnswers,
        createdAt: requestFormAnswers.createdAt,
        where: sql`${requestFormAnswers.status} = 'NEW' and ${ofOwnRegions(requestFormAnswers.userId)}`,
      },
    );
  }
  if (reach.asSuperadmin) {
    kinds.push({
      kind: 'DOCUMENTS_UNPUBLISHED',
      table: documents,
      createdAt: documents.createdAt,
      where: sql`not ${documents.published}`,
    });
  }
  const each = kinds.map(
    ({ kind, table, createdAt, where }) =>
      sql`(select json_build_object('kind', ${sql.raw(`'${kind}'`)}, 'count', count(*)::int, 'oldest', min(${createdAt})) from ${table} where ${where})`,
  );
  return sql`json_build_array(${sql.join(each, sql`, `)})`;
}
