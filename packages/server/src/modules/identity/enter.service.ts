import { type Context, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import { beginFlow } from './browser-flow.repo.ts';
import { isShutPersona } from './demo-personas.ts';
import { deviceCookie } from './device-cookie.ts';
import { hasSecondFactor } from './second-factor.repo.ts';
import { SESSION_SECONDS, sessionCookie } from './session-cookie.ts';
import { deleteSession, insertSession } from './session.repo.ts';
import { usesHttps } from './session.service.ts';
import { type User, usersList } from './users.list.ts';
import { mayUseAdminApp } from './users.policy.ts';
import { patchUser } from './users.repo.ts';

/** How somebody comes in who has shown to be the owner of an account. */
interface Entrance {
  /** The mutation, as the audit shows it. */
  readonly action: string;
  readonly userId: string;
  /** A second factor was given, or a passkey, which is two. */
  readonly strong: boolean;
  /** A hash of today's kind for the place of an older one. */
  readonly betterHash?: string | null;
}

/**
 * The one door behind every way of signing in: what holds for all of them is asked here.
 * @returns the person.
 * @throws DomainError INVALID: errors.loginFailed for accounts that are shut; FORBIDDEN:
 * errors.offlineApp in the admin-app environment;
 * errors.identity.secondFactorNeeded, which `giveSecondFactor` answers from the same browser.
 */
export async function enter(
  context: Context,
  entrance: Entrance,
  relations: ReadonlySet<string>,
): Promise<User> {
  const { services } = context;
  const { userId } = entrance;
  const user = await usersList.one(context.db, userId, {
    regions: 'all',
    relations: new Set([...relations, 'regionRoles']),
  });
  if (!user || user.deactivatedAt !== null) throw new DomainError('INVALID', 'errors.loginFailed');
  if (services.env.APP_ENV === 'admin-app' && !mayUseAdminApp(user.roles, user.regionRoles ?? [])) {
    throw new DomainError('FORBIDDEN', 'errors.offlineApp');
  }
  // Whoever knows the password may have added a passkey or a work account while it opened the door.
  if (await isShutPersona(services.env, context.db, userId)) {
    throw new DomainError('INVALID', 'errors.loginFailed');
  }
  if (!entrance.strong && (await hasSecondFactor(context.db, userId))) {
    await beginFlow(context, 'SECOND_FACTOR', userId);
    throw new DomainError('FORBIDDEN', 'errors.identity.secondFactorNeeded');
  }
  await openSession(context, entrance);
  const https = usesHttps(services);
  context.setCookie(deviceCookie(services.signingSecret, user.email, https));
  return user;
}

async function openSession(
  context: Context,
  { action, betterHash, strong, userId }: Entrance,
): Promise<void> {
  const { services, viewer } = context;
  const token = newToken();
  const now = services.clock.now();
  const expires = new Date(now.getTime() + SESSION_SECONDS * 1000);
  await write(context, action, async ({ db, audit }) => {
    // The browser's old session ends with the new one's beginning.
    if (viewer) await deleteSession(db, viewer.tokenHash);
    if (betterHash) await patchUser(db, userId, { passwordHash: betterHash });
    await insertSession(db, {
      tokenHash: hashToken(token),
      userId,
      strong,
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
