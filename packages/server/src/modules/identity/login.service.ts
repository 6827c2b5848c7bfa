import { type Context, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { deviceCookie, knownDevice } from './device-cookie.ts';
import { endImpersonation } from './impersonation-session.ts';
import { hashPassword, isCurrentHash, verifyPassword } from './password.ts';
import {
  endedCookie,
  hashToken,
  newToken,
  SESSION_SECONDS,
  sessionCookie,
  tokenFrom,
} from './session-cookie.ts';
import { deleteSession, findAccount, insertSession } from './session.repo.ts';
import { usesHttps } from './session.service.ts';
import { countTry } from './throttle.ts';
import { type User, usersList } from './users.list.ts';
import { mayUseAdminApp } from './users.policy.ts';
import { patchUser } from './users.repo.ts';

/**
 * Opens a session. Unknown e-mail, wrong password and a deactivated account get the same answer.
 * @param password SHA-256 of the password, as hex.
 * @returns the person.
 * @throws DomainError INVALID, LIMIT, FORBIDDEN (errors.offlineApp) in the admin-app environment.
 */
export async function loginWithPassword(
  context: Context,
  given: string,
  password: string,
  relations: ReadonlySet<string>,
): Promise<User> {
  const { env, signingSecret } = context.services;
  const https = usesHttps(context.services);
  const email = given.trim().toLowerCase();
  const browser = knownDevice(context.cookieHeader, signingSecret, email, https);
  const tries = await countTry(context, 'login', { account: email, browser });
  const found = await findAccount(context.db, email);
  const correct = await verifyPassword(found?.passwordHash, password.toLowerCase());
  if (!found?.passwordHash || !correct || found.deactivatedAt !== null) {
    throw new DomainError('INVALID', 'errors.loginFailed');
  }
  await tries.succeeded();
  const user = await usersList.one(context.db, found._id, {
    regions: 'all',
    relations: new Set([...relations, 'regionRoles']),
  });
  if (!user) throw new DomainError('INVALID', 'errors.loginFailed');
  if (env.APP_ENV === 'admin-app' && !mayUseAdminApp(user.roles, user.regionRoles ?? [])) {
    throw new DomainError('FORBIDDEN', 'errors.offlineApp');
  }
  const better = isCurrentHash(found.passwordHash)
    ? null
    : await hashPassword(password.toLowerCase());
  await openSession(context, found._id, better);
  context.setCookie(deviceCookie(signingSecret, email, https));
  return user;
}

async function openSession(
  context: Context,
  userId: string,
  betterHash: string | null,
): Promise<void> {
  const { services, viewer } = context;
  const token = newToken();
  const now = services.clock.now();
  const expires = new Date(now.getTime() + SESSION_SECONDS * 1000);
  await write(context, 'loginWithPassword', async ({ db, audit }) => {
    // The browser's old session ends with the new one's beginning.
    if (viewer) await deleteSession(db, viewer.tokenHash);
    if (betterHash !== null) await patchUser(db, userId, { passwordHash: betterHash });
    await insertSession(db, {
      tokenHash: hashToken(token),
      userId,
      createdAt: now.toISOString(),
      lastSeenAt: now.toISOString(),
      expiresAt: expires.toISOString(),
      address: context.actor.address,
      userAgent: context.userAgent?.slice(0, 300) ?? null,
    });
    audit({ entity: 'session', entityId: userId });
  });
  context.setCookie(sessionCookie(token, usesHttps(services)));
}

/** Ends the session of this browser; of an impersonation only that, and the own one goes on. */
export async function logoutUser(context: Context): Promise<void> {
  const { viewer, services } = context;
  const token = tokenFrom(context.cookieHeader, usesHttps(services));
  if (token !== undefined && (await endImpersonation(context, hashToken(token)))) return;
  context.setCookie(endedCookie(usesHttps(services)));
  if (!viewer) return;
  await write(context, 'logoutUser', async ({ db, audit }) => {
    await deleteSession(db, viewer.tokenHash);
    audit({ entity: 'session', entityId: viewer._id });
  });
}
