import { type Context, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Work } from '../../platform/work.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import { inPerson } from './in-person.ts';
import { sessionCookie } from './session-cookie.ts';
import { deleteSession, insertSession } from './session.repo.ts';
import { usesHttps } from './session.service.ts';
import { findSession, raise, rotateSession } from './sessions.repo.ts';

interface Impersonation {
  readonly userId: string;
  readonly reason: string;
  readonly expiresAt: string;
}

/**
 * Puts a session of another person into this browser. The own one waits under an id that nobody
 * knows, and takes the new one with it when it ends.
 * @returns what the browser has to keep, once the work is committed.
 * @throws DomainError FORBIDDEN inside of another impersonation.
 */
export async function beginImpersonation(
  context: Context,
  { db, now }: Work,
  { expiresAt, reason, userId }: Impersonation,
): Promise<string> {
  const viewer = inPerson(context);
  const parentId = await rotateSession(db, viewer, hashToken(newToken()), now);
  if (parentId === undefined) throw new DomainError('UNAUTHENTICATED', 'errors.unauthenticated');
  const token = newToken();
  await insertSession(db, {
    tokenHash: hashToken(token),
    userId,
    impersonatorId: viewer._id,
    impersonationReason: reason,
    parentId,
    strong: viewer.strong ?? false,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    address: context.actor.address,
    userAgent: context.userAgent?.slice(0, 300) ?? null,
  });
  return sessionCookie(token, usesHttps(context.services));
}

/**
 * Lets whoever looks through another person's eyes act for them as well, until a moment.
 * @returns the moment, which is never after the end of the look.
 * @throws DomainError FORBIDDEN for whoever looks through nobody's.
 */
export async function raiseSession(
  { viewer }: Context,
  { db }: Work,
  { until, reason }: { readonly until: string; readonly reason: string },
): Promise<string> {
  const raised = viewer?.impersonatorId && (await raise(db, viewer.tokenHash, { until, reason }));
  if (!raised) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return raised;
}

/**
 * Ends an impersonation, also one whose hour is over, and gives the browser its own session back
 * under a new id.
 * @returns whether there was one.
 */
export async function endImpersonation(context: Context, tokenHash: string): Promise<boolean> {
  const session = await findSession(context.db, tokenHash);
  const parentId = session?.parentId;
  if (!session || !parentId) return false;
  const token = newToken();
  const restored = await write(context, 'logoutUser', async ({ db, now, audit }) => {
    await deleteSession(db, tokenHash);
    audit({ entity: 'session', entityId: session.userId });
    return rotateSession(db, { _id: parentId }, hashToken(token), now);
  });
  if (restored === undefined) return false;
  context.setCookie(sessionCookie(token, usesHttps(context.services)));
  return true;
}
