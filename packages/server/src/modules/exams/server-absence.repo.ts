import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { type AttemptRow, examAttempts } from './exams.table.ts';
import { NOTICED_SECONDS } from './server-absence.rules.ts';
import { serverUptime, SERVERS } from './server-absence.table.ts';

const now = sql`${sql.placeholder('now')}::timestamptz`;
const noticed = sql`make_interval(secs => ${sql.raw(String(NOTICED_SECONDS))})`;

const sign = defineStatement('server_uptime_sign', (db) =>
  db
    .update(serverUptime)
    .set({ upUntil: sql`greatest(${serverUptime.upUntil}, ${now})` })
    .where(sql`${serverUptime.upUntil} >= ${now} - ${noticed}`)
    .returning({ upUntil: serverUptime.upUntil }),
);

/** Says that a server is up. @returns false where none has said so for a while, or ever. */
export async function signUp(db: Db, at: string): Promise<boolean> {
  const rows = await sign.run(db, { now: at });
  return rows.length > 0;
}

/** Begins to keep until when servers are up, where nothing is kept yet. */
export async function beginUptime(db: Db, at: string): Promise<void> {
  await db.insert(serverUptime).values({ _id: SERVERS, upUntil: at }).onConflictDoNothing();
}

const kept = defineStatement('server_uptime_kept', (db) =>
  db.select({ _id: serverUptime._id }).from(serverUptime),
);

/** Whether it is kept at all until when servers are up. */
export const isUptimeKept = async (db: Db): Promise<boolean> => (await kept.run(db, {})).length > 0;

/** Until when any server was up; no other server says so meanwhile. */
export async function lockUptime(db: Db): Promise<string> {
  const [row] = await db.select().from(serverUptime).for('update');
  if (!row) throw new Error('It is not kept until when servers are up');
  return row.upUntil;
}

export async function saveUptime(db: Db, upUntil: string): Promise<void> {
  await db.update(serverUptime).set({ upUntil });
}

/** All attempts that stand as open; nobody changes them meanwhile. */
export const lockOpenSittings = (db: Db): Promise<AttemptRow[]> =>
  db
    .select()
    .from(examAttempts)
    .where(eq(examAttempts.status, 'OPEN'))
    .orderBy(examAttempts._id)
    .for('update');
