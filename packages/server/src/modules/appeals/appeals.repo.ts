import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonObject } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import { groupMembers } from '../groups/groups.table.ts';
import { userRegionRoles, users } from '../identity/identity.table.ts';
import type { AboutWhom, AppealSubjectKind } from './appeal-subjects.ts';
import { ownFields } from './appeals.list.ts';
import { type AppealRow, appeals } from './appeals.table.ts';

/** Most of somebody's own appeals that are read at once: the newest. */
const MOST_OWN = 100;

const own = defineStatement('appeals_of_person', (db) =>
  db
    .select({ item: jsonObject(ownFields) })
    .from(appeals)
    .where(eq(appeals.userId, sql.placeholder('viewer')))
    .orderBy(desc(appeals.createdAt), desc(appeals._id))
    .limit(MOST_OWN),
);

/** What a person appealed against, newest first. */
export const appealsOfPerson = async (db: Db, viewer: string) =>
  (await own.run(db, { viewer })).map(({ item }) => item);

const last = defineStatement('last_appeal', (db) =>
  db
    .select()
    .from(appeals)
    .where(
      and(
        eq(appeals.subjectKind, sql.placeholder('kind')),
        eq(appeals.subjectId, sql.placeholder('subjectId')),
        eq(appeals.userId, sql.placeholder('userId')),
        ne(appeals.status, 'WITHDRAWN'),
      ),
    )
    .orderBy(desc(appeals.createdAt), desc(appeals._id))
    .limit(1),
);

/** The last appeal of a student against something that was not withdrawn. */
export async function lastAppeal(
  db: Db,
  kind: AppealSubjectKind,
  about: AboutWhom,
): Promise<AppealRow | undefined> {
  const [row] = await last.run(db, { kind, ...about });
  return row;
}

/** An appeal by its id, whoever made it. */
export async function findAppeal(db: Db, id: string): Promise<AppealRow | undefined> {
  const [row] = await db.select().from(appeals).where(eq(appeals._id, id));
  return row;
}

/** The appeal's row, held until the transaction ends. */
export async function lockAppeal(db: Db, id: string): Promise<AppealRow | undefined> {
  const [row] = await db.select().from(appeals).where(eq(appeals._id, id)).for('update');
  return row;
}

/** @returns whether it is new: another one may wait, or Send was pressed twice. */
export async function insertAppeal(db: Db, row: AppealRow): Promise<boolean> {
  const made = await db
    .insert(appeals)
    .values(row)
    .onConflictDoNothing()
    .returning({ _id: appeals._id });
  return made.length > 0;
}

export async function saveAppeal(db: Db, row: AppealRow): Promise<void> {
  await db.update(appeals).set(row).where(eq(appeals._id, row._id));
}

/** Somebody who is told of an appeal, in their own language. */
export interface Told {
  readonly _id: string;
  readonly locale: string;
  readonly fullName: string;
}

/** The student of an appeal. */
export async function personById(db: Db, id: string): Promise<Told | undefined> {
  const [row] = await db
    .select({ _id: users._id, locale: users.locale, fullName: users.fullName })
    .from(users)
    .where(eq(users._id, id));
  return row && { ...row, fullName: row.fullName ?? '' };
}

/** Who reads the appeals of a group: its facilitators, and the admins of its region. */
export async function readersOf(
  db: Db,
  { groupId, regionId }: Pick<AppealRow, 'groupId' | 'regionId'>,
): Promise<(Told & { readonly facilitates: boolean })[]> {
  const facilitates = sql<boolean>`exists (select 1 from ${groupMembers} where ${groupMembers.userId} = ${users._id} and ${groupMembers.groupId} = ${groupId} and ${groupMembers.role} = 'FACILITATOR')`;
  const rows = await db
    .select({ _id: users._id, locale: users.locale, fullName: users.fullName, facilitates })
    .from(users)
    .where(
      sql`${users.deactivatedAt} is null and (${facilitates} or exists (select 1 from ${userRegionRoles} where ${userRegionRoles.userId} = ${users._id} and ${userRegionRoles.regionId} = ${regionId} and ${userRegionRoles.role} = 'admin'))`,
    )
    .orderBy(users._id);
  return rows.map((row) => ({ ...row, fullName: row.fullName ?? '' }));
}
