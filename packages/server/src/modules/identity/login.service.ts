import { type Context, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { hashToken } from '../../platform/token.ts';
import { knownDevice } from './device-cookie.ts';
import { enter } from './enter.service.ts';
import { endImpersonation } from './impersonation-session.ts';
import { hashPassword, isCurrentHash, verifyPassword } from './password.ts';
import { endedCookie, tokenFrom } from './session-cookie.ts';
import { deleteSession, findAccount } from './session.repo.ts';
import { usesHttps } from './session.service.ts';
import { countTry } from '../throttle/index.ts';
import type { User } from './users.list.ts';

/**
 * Opens a session. Unknown e-mail, wrong password and a deactivated account get the same answer.
 * @param password SHA-256 of the password, as hex.
 * @returns the person.
 * @throws DomainError INVALID, LIMIT, FORBIDDEN as `enter` does.
 */
export async function loginWithPassword(
  context: Context,
  given: string,
  password: string,
  relations: ReadonlySet<string>,
): Promise<User> {
  const { signingSecret } = context.services;
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
  const betterHash = isCurrentHash(found.passwordHash)
    ? null
    : await hashPassword(password.toLowerCase());
  const entrance = { action: 'loginWithPassword', userId: found._id, strong: false, betterHash };
  return enter(context, entrance, relations);
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
