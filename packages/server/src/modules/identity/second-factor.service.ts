import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { seal, unseal } from '../../platform/seal.ts';
import type { Work } from '../../platform/work.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import { mailSecurity } from './account-mails.ts';
import { currentFlow, takeFlow } from './browser-flow.repo.ts';
import { hashRecoveryCode, sealPlace, takeCode, wrongCode } from './check-code.ts';
import { enter } from './enter.service.ts';
import { inPerson } from './in-person.ts';
import { keepOneSession } from './passwords.repo.ts';
import { provePassword } from './prove-password.ts';
import { plainRecoveryCode, RECOVERY_CODES, shownRecoveryCode } from './recovery-codes.rules.ts';
import { needsSecondFactor } from './second-factor.policy.ts';
import * as repo from './second-factor.repo.ts';
import { sessionCookie } from './session-cookie.ts';
import { deleteSessionsOf } from './session.repo.ts';
import { usesHttps } from './session.service.ts';
import { countTry } from '../throttle/index.ts';
import { appAddress, newAppSecret, stepOfCode } from './totp.ts';
import type { User } from './users.list.ts';
import { relationOf } from './users.loader.ts';
import { lockUser } from './users.repo.ts';

/** The own second factor, as its owner sees it. */
export async function readSecondFactor(context: Context) {
  const viewer = signedIn(context);
  const factor = await repo.findSecondFactor(context.db, viewer._id);
  const since = factor?.confirmedAt ?? null;
  return {
    on: since !== null,
    since,
    recoveryCodesLeft: since === null ? 0 : await repo.countRecoveryCodes(context.db, viewer._id),
    required: needsSecondFactor(context.services.env, viewer),
  };
}

/** Whether the signed-in person, or who has signed in just now, has to add a second factor first. */
export async function mustAdd(context: Context, user: User): Promise<boolean> {
  const { db, services, viewer } = context;
  if (viewer) return viewer._id === user._id && viewer.mustAddSecondFactor === true;
  if (services.env.REQUIRE_SECOND_FACTOR === 'nobody') return false;
  const regionRoles = await relationOf(context, user, (one) => one.regionRoles);
  const { roles } = user;
  return (
    needsSecondFactor(services.env, { roles, regionRoles }) &&
    !(await repo.hasSecondFactor(db, user._id))
  );
}

/**
 * Makes a secret for an authenticator app. It asks nobody for a code before the first was given.
 * @throws DomainError INVALID on currentPassword, and where a factor is on already; LIMIT.
 */
export async function beginSecondFactor(context: Context, currentPassword: string) {
  const { _id } = await provePassword(context, currentPassword);
  const { services } = context;
  const secret = newAppSecret();
  const email = await write(context, 'beginSecondFactor', async ({ db, now, audit }) => {
    const person = await lockUser(db, _id);
    const known = await repo.lockSecondFactor(db, _id);
    if (!person || known?.confirmedAt) throw new DomainError('INVALID', 'errors.identity.factorOn');
    const sealedSecret = seal(services, sealPlace(_id), secret);
    await repo.putSecondFactor(db, { userId: _id, sealedSecret, createdAt: now });
    audit({ entity: 'secondFactor', entityId: _id });
    return person.email;
  });
  const issuer = services.env.ORGANISATION_SHORT_NAME;
  return { secret, address: appAddress(secret, issuer, email) };
}

/**
 * Turns the second factor on by its first code. All other sessions end: none of them was opened with
 * it. This one goes on under a new id.
 * @returns recovery codes, which are shown this once.
 * @throws DomainError INVALID on code, LIMIT.
 */
export async function confirmSecondFactor(context: Context, code: string): Promise<string[]> {
  const { _id, tokenHash } = inPerson(context);
  const { services } = context;
  const tries = await countTry(context, 'factor', { account: _id });
  const token = newToken();
  const codes = await write(context, 'confirmSecondFactor', async (work) => {
    const { audit, db, now } = work;
    const factor = await repo.lockSecondFactor(db, _id);
    const person = await lockUser(db, _id);
    if (!factor || factor.confirmedAt || !person) throw wrongCode();
    const secret = unseal(services, sealPlace(_id), factor.sealedSecret);
    const lastStep = stepOfCode(secret, code.replaceAll(/\s/g, ''), new Date(now), 0);
    if (lastStep === undefined) throw wrongCode();
    await repo.patchSecondFactor(db, _id, { confirmedAt: now, lastStep });
    await keepOneSession(db, _id, tokenHash, hashToken(token));
    await repo.markStrong(db, hashToken(token));
    await mailSecurity(services, work, person, { what: 'factorOn' });
    audit({ entity: 'secondFactor', entityId: _id, after: { on: true } });
    return newRecoveryCodes(work, _id);
  });
  await tries.succeeded();
  context.setCookie(sessionCookie(token, usesHttps(services)));
  return codes;
}

/** New recovery codes for a code of the app; the old ones are dead. @throws as `takeCode`, LIMIT. */
export async function renewRecoveryCodes(context: Context, code: string): Promise<string[]> {
  const { _id } = inPerson(context);
  return withCode(context, 'renewRecoveryCodes', code, (work) => newRecoveryCodes(work, _id));
}

/**
 * Turns the own second factor off, by a code.
 * @throws DomainError FORBIDDEN where the configuration demands it; as `takeCode`, LIMIT.
 */
export async function removeSecondFactor(context: Context, code: string): Promise<void> {
  const viewer = inPerson(context);
  if (needsSecondFactor(context.services.env, viewer)) {
    throw new DomainError('FORBIDDEN', 'errors.identity.secondFactorRequired');
  }
  await withCode(context, 'removeSecondFactor', code, async (work) => {
    await repo.deleteSecondFactor(work.db, viewer._id);
    const person = await lockUser(work.db, viewer._id);
    if (person) await mailSecurity(context.services, work, person, { what: 'factorOff' });
  });
}

/** A change of the own second factor for which a code is used up. */
async function withCode<Result>(
  context: Context,
  action: string,
  code: string,
  change: (work: Work) => Promise<Result>,
): Promise<Result> {
  const { _id } = inPerson(context);
  const tries = await countTry(context, 'factor', { account: _id });
  const result = await write(context, action, async (work) => {
    const by = await takeCode(context.services, work, _id, code);
    work.audit({ entity: 'secondFactor', entityId: _id, after: { by } });
    return change(work);
  });
  await tries.succeeded();
  return result;
}

async function newRecoveryCodes({ db }: Work, userId: string): Promise<string[]> {
  // 80 of the 160 random bits of a secret, in the same letters.
  const plain = Array.from({ length: RECOVERY_CODES }, () =>
    plainRecoveryCode(newAppSecret().slice(0, 16)),
  );
  await repo.putRecoveryCodes(db, userId, plain.map(hashRecoveryCode));
  return plain.map(shownRecoveryCode);
}

/**
 * The second step of signing in, from the browser that took the first within 10 minutes.
 * @throws DomainError INVALID on code, and errors.identity.flowOver where there was no first step; LIMIT;
 * as `enter`.
 */
export async function giveSecondFactor(
  context: Context,
  code: string,
  relations: ReadonlySet<string>,
): Promise<User> {
  const flow = await currentFlow(context, 'SECOND_FACTOR');
  const userId = flow?.userId;
  if (!userId) throw new DomainError('INVALID', 'errors.identity.flowOver');
  const tries = await countTry(context, 'factor', { account: userId });
  await write(context, 'giveSecondFactor', async (work) => {
    const by = await takeCode(context.services, work, userId, code);
    work.audit({ entity: 'secondFactor', entityId: userId, after: { by } });
  });
  await tries.succeeded();
  await takeFlow(context, 'SECOND_FACTOR');
  return enter(context, { action: 'giveSecondFactor', userId, strong: true }, relations);
}

/**
 * Takes the second factor from a person who has lost it. The person is told who did and why, and all
 * sessions end.
 * @throws DomainError NOT_FOUND; INVALID where there is none, FORBIDDEN for oneself.
 */
export async function resetSecondFactor(
  context: Context,
  userId: string,
  reason: string,
): Promise<void> {
  const viewer = inPerson(context);
  if (userId === viewer._id) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  await write(context, 'resetSecondFactor', async (work) => {
    const person = await lockUser(work.db, userId);
    if (!person) throw new DomainError('NOT_FOUND', 'errors.notFound');
    if (!(await repo.deleteSecondFactor(work.db, userId))) {
      throw new DomainError('INVALID', 'errors.identity.factorOff');
    }
    await deleteSessionsOf(work.db, userId);
    const by = { what: 'factorReset', name: viewer.fullName, reason } as const;
    await mailSecurity(context.services, work, person, by);
    work.audit({ entity: 'user', entityId: userId, after: { secondFactor: 'reset', reason } });
  });
}
