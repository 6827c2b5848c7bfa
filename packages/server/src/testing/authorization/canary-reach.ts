import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database.ts';
import { rowsOf } from '../rows-of.ts';
import type { Canary } from './canaries.ts';
import { owners } from './owners.ts';

/** A canary where it was found. */
export interface Found extends Canary {
  readonly at: string;
}

const Ids = z.array(z.object({ id: z.string() }));
const idsOf = async (db: Db, query: SQL) => Ids.parse(await rowsOf(db, query)).map(({ id }) => id);

const inRegion = (db: Db, id: string) =>
  idsOf(db, sql`select user_id as id from user_regions where region_id = ${id}`);
const everybody = (db: Db) => idsOf(db, sql`select id from users`);

/** Whose things somebody may come across: their own, of which the first is theirs, and others'. */
const reach: Readonly<Record<string, (db: Db) => Promise<string[]>>> = {
  anonymous: async () => [],
  student: async () => [owners.own],
  other: async () => [owners.anotherRegion],
  facilitator: async (db) => [
    'user-facilitator',
    ...(await idsOf(
      db,
      sql`select s.user_id as id from group_members s join group_members f
      on f.group_id = s.group_id and f.user_id = 'user-facilitator' and f.role = 'FACILITATOR'`,
    )),
  ],
  alumni: async () => ['user-graduate'],
  manager: async (db) => ['user-manager', ...(await inRegion(db, 'region-cape-town'))],
  regionIn: async (db) => ['user-regionadmin', ...(await inRegion(db, 'region-cape-town'))],
  regionOut: async (db) => ['user-regionadmin2', ...(await inRegion(db, 'region-berlin'))],
  admin: async (db) => ['user-admin', ...(await everybody(db))],
  super: async (db) => ['user-superadmin', ...(await everybody(db))],
  reports: async () => ['user-reportsadmin'],
  impersonator: async () => [owners.own],
  newcomer: async () => ['user-newcomer'],
  expired: async () => [],
};

const reachOf = async (db: Db, actor: string) => (await reach[actor]?.(db)) ?? [];

/** What of others, without keys, an actor came across and must not. */
export async function leaksOf(db: Db, actor: string, found: readonly Found[]): Promise<string[]> {
  const allowed = new Set(await reachOf(db, actor));
  return found
    .filter(({ place, owner }) => place !== 'key' && !allowed.has(owner))
    .map(({ place, owner, at }) => `${place} of ${owner} to ${actor} by ${at}`);
}

/** What nobody reads but whose it is, whatever they look after. */
const secrets =
  /^(lesson_notes|notifications|passkeys|saved_comments|sessions|lesson_progress|recovery_codes)\./;
/** What is written about people and not to them. */
const about =
  /^(accommodations\.reason|appeals\.opinion|submissions\.reopen_reason|audit_entries\.)/;
const people = ['student', 'other', 'impersonator', 'alumni', 'newcomer', 'reports'];

/** Private notes of others, and reasons that are not for those whom they are about. */
export async function secretsIn(db: Db, actor: string, found: readonly Found[]): Promise<string[]> {
  const [own] = await reachOf(db, actor);
  const told = ({ place, owner }: Found) =>
    (secrets.test(place) && owner !== own) || (about.test(place) && people.includes(actor));
  return found
    .filter(told)
    .map(({ place, owner, at }) => `${place} of ${owner} to ${actor} by ${at}`);
}

/** Questions that somebody has answered in an exam that is marked and that they do not sit now. */
const answeredBy = (db: Db, userId: string) =>
  idsOf(
    db,
    sql`select q.question_id as id from attempt_questions q
    join exam_attempts a on a.id = q.attempt_id
    where a.user_id = ${userId} and a.status in ('FINISHED', 'ABANDONED') and not exists (
      select 1 from exam_attempts o
      where o.user_id = a.user_id and o.exam_id = a.exam_id and o.status = 'OPEN')`,
  );

/** Those who mark or keep exams, and so read keys. */
const keepers = ['super', 'admin', 'manager', 'regionIn', 'facilitator', 'regionOut'];

export const keysIn = (found: readonly Found[]) => found.filter(({ place }) => place === 'key');

/** Keys that an actor came across and must not. */
export async function keyLeaksOf(
  db: Db,
  actor: string,
  found: readonly Found[],
): Promise<string[]> {
  if (keepers.includes(actor)) return [];
  const [userId = ''] = await reachOf(db, actor);
  const allowed = new Set(await answeredBy(db, userId));
  return keysIn(found)
    .filter(({ owner }) => !allowed.has(owner))
    .map(({ owner, at }) => `key of ${owner} to ${actor} by ${at}`);
}
