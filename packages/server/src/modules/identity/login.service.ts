import { type Context, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { verifyPassword } from './password.ts';
import {
  endedCookie,
  hashToken,
  newToken,
  SESSION_SECONDS,
  sessionCookie,
} from './session-cookie.ts';
import { deleteSession, findAccount, insertSession } from './session.repo.ts';
import { usesHttps } from './session.service.ts';
import { type User, usersList } from './users.list.ts';

/**
 * Opens a session. Unknown e-mail, wrong password and a deactivated account get the same answer.
 * @param password SHA-256 of the password, as hex.
 * @returns the person.
 * @throws DomainError INVALID.
 */
export async function loginWithPassword(
  context: Context,
  email: string,
  password: string,
  relations: ReadonlySet<string>,
): Promise<User> {
  const found = await findAccount(context.db, email.trim().toLowerCase());
  const correct = await verifyPassword(found?.passwordHash, password.toLowerCase());
  if (!found || !correct || found.deactivatedAt !== null) {
    throw new DomainError('INVALID', 'errors.loginFailed');
  }
  await openSession(context, found._id);
  const user = await usersList.one(context.db, found._id, { regions: 'all', relations });
  if (!user) throw new DomainError('INVALID', 'errors.loginFailed');
  return user;
}

async function openSession(context: Context, userId: string): Promise<void> {
  const { services, viewer } = context;
  const token = newToken();
  const now = services.clock.now();
  const expires = new Date(now.getTime() + SESSION_SECONDS * 1000);
  await write(context, 'loginWithPassword', async ({ db, audit }) => {
    // The browser's old session ends with the new one's beginning.
    if (viewer) await deleteSession(db, viewer.tokenHash);
    await insertSession(db, {
      tokenHash: hashToken(token),
      userId,
      createdAt: now.toISOString(),
      lastSeenAt: now.toISOString(),
      expiresAt: expires.toISOString(),
      address: context.actor.address,
      userAgent: context.userAgent,
    });
    audit({ entity: 'session', entityId: userId });
  });
  context.setCookie(sessionCookie(token, usesHttps(services)));
}

/** Ends the session of this browser. */
export async function logoutUser(context: Context): Promise<void> {
  const { viewer, services } = context;
  context.setCookie(endedCookie(usesHttps(services)));
  if (!viewer) return;
  await write(context, 'logoutUser', async ({ db, audit }) => {
    await deleteSession(db, viewer.tokenHash);
    audit({ entity: 'session', entityId: viewer._id });
  });
}
