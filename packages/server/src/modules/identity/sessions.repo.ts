import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { sessions, users } from './identity.table.ts';

/** Live sessions of a person, the latest used first, with the name of a member of staff behind one. */
export function liveSessions(db: Db, userId: string, now: string, idleSince: string) {
  return db
    .select({
      _id: sessions._id,
      tokenHash: sessions.tokenHash,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      address: sessions.address,
      userAgent: sessions.userAgent,
      impersonatedBy: users.fullName,
    })
    .from(sessions)
    .leftJoin(users, eq(users._id, sessions.impersonatorId))
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, idleSince),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

/** Ends one session of a person by its public id. @returns its hash, or undefined. */
export async function deleteSessionOf(
  db: Db,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions._id, id)))
    .returning({ tokenHash: sessions.tokenHash });
  return ended?.tokenHash;
}

/** Ends all sessions of a person but one. @returns how many. */
export async function deleteOtherSessions(
  db: Db,
  userId: string,
  tokenHash: string,
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
    .returning({ _id: sessions._id });
  return ended.length;
}

/** A session by the hash of its token, also one that is over. */
export async function findSession(db: Db, tokenHash: string) {
  const [session] = await db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
  return session;
}

/** Notes until when a session is raised, no longer than it lives, and why. @returns that moment. */
export async function raise(
  db: Db,
  tokenHash: string,
  { until, reason }: { readonly until: string; readonly reason: string },
): Promise<string | null | undefined> {
  const [raised] = await db
    .update(sessions)
    .set({
      raisedUntil: sql`least(${until}::timestamptz, ${sessions.expiresAt})`,
      raiseReason: reason,
    })
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ until: sessions.raisedUntil });
  return raised?.until;
}

/** Gives a session another id. @returns its public id, or undefined where it is gone. */
export async function rotateSession(
  db: Db,
  session: { readonly tokenHash: string } | { readonly _id: string },
  tokenHash: string,
  now: string,
): Promise<string | undefined> {
  const which =
    'tokenHash' in session
      ? eq(sessions.tokenHash, session.tokenHash)
      : eq(sessions._id, session._id);
  const [rotated] = await db
    .update(sessions)
    .set({ tokenHash, lastSeenAt: now })
    .where(which)
    .returning({ _id: sessions._id });
  return rotated?._id;
}
