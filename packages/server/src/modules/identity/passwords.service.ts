import { type Context, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import { mailEnrol, mailPasswordChanged, mailReset, mailVerify } from './account-mails.ts';
import { deleteTokens, takeToken } from './account-tokens.repo.ts';
import { type AccountMailKind, mailObstacle } from './bulk.rules.ts';
import { inPerson } from './in-person.ts';
import { hashNewPassword } from './new-password.ts';
import { answerForgotPassword } from './passwords.jobs.ts';
import { keepOneSession, tokenExists } from './passwords.repo.ts';
import { provePassword } from './prove-password.ts';
import { sessionCookie } from './session-cookie.ts';
import { deleteSessionsOf, findAccount } from './session.repo.ts';
import { usesHttps } from './session.service.ts';
import { consumeMailBudget, countTry, forgetTries } from '../throttle/index.ts';
import { lockUser, patchUser } from './users.repo.ts';
import { readEditable } from './users.service.ts';

/**
 * Asks for a link to a new password. The answer and its time are the same whether the e-mail is
 * known or not.
 * @throws DomainError LIMIT.
 */
export async function forgotPassword(context: Context, given: string): Promise<void> {
  const email = given.trim().toLowerCase();
  await consumeMailBudget(context, 'forgot', email);
  const account = await findAccount(context.db, email);
  const userId = account?._id ?? null;
  await write(context, 'forgotPassword', async (work) => {
    await work.enqueue(answerForgotPassword, { userId }, true);
    work.audit({ entity: 'user', entityId: userId });
  });
}

/**
 * Sets a password by the link of a mail. The link and all others for a password are used up, the
 * address is verified, every session ends.
 * @param newPassword SHA-256 of the password, as hex.
 * @throws DomainError INVALID (errors.tokenInvalid, or on newPassword for a common one), LIMIT.
 */
export async function setPasswordByLink(
  context: Context,
  purpose: 'RESET' | 'ENROL',
  token: string,
  newPassword: string,
): Promise<void> {
  const tries = await countTry(context, 'link', {});
  const tokenHash = hashToken(token);
  const now = context.services.clock.now().toISOString();
  const dead = () => new DomainError('INVALID', 'errors.tokenInvalid');
  if (!(await tokenExists(context.db, tokenHash, purpose, now))) throw dead();
  // The link holds: whoever chooses again is no guesser.
  await tries.succeeded();
  const passwordHash = await hashNewPassword(newPassword, 'newPassword');
  const action = purpose === 'RESET' ? 'recoverPassword' : 'enrollAccount';
  const email = await write(context, action, async (work) => {
    const taken = await takeToken(work.db, tokenHash, purpose, work.now);
    const person = taken && (await lockUser(work.db, taken.userId));
    if (!person) throw dead();
    const { _id } = person;
    await patchUser(work.db, _id, {
      passwordHash,
      emailVerified: true,
      version: person.version + 1,
      updatedAt: work.now,
      updatedBy: _id,
    });
    await deleteTokens(work.db, _id, ['RESET', 'ENROL', 'VERIFY']);
    await deleteSessionsOf(work.db, _id);
    if (person.passwordHash !== null) await mailPasswordChanged(context.services, work, person);
    work.audit({ entity: 'user', entityId: _id, after: { password: 'set', emailVerified: true } });
    return person.email;
  });
  await forgetTries(context.services, 'login', email);
}

/**
 * Changes the own password: all other sessions end, links to a new password die, this session goes
 * on under a new id.
 * @throws DomainError INVALID on currentPassword or newPassword, LIMIT, FORBIDDEN for an impersonator.
 */
export async function changePassword(
  context: Context,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  const viewer = await provePassword(context, currentPassword);
  const passwordHash = await hashNewPassword(newPassword, 'newPassword');
  const token = newToken();
  await write(context, 'changePassword', async (work) => {
    const person = await lockUser(work.db, viewer._id);
    if (!person) throw new DomainError('UNAUTHENTICATED', 'errors.unauthenticated');
    await patchUser(work.db, viewer._id, {
      passwordHash,
      version: person.version + 1,
      updatedAt: work.now,
      updatedBy: viewer._id,
    });
    await deleteTokens(work.db, viewer._id, ['RESET', 'ENROL']);
    await keepOneSession(work.db, viewer._id, viewer.tokenHash, hashToken(token));
    await mailPasswordChanged(context.services, work, person);
    work.audit({ entity: 'user', entityId: viewer._id, after: { password: 'set' } });
  });
  context.setCookie(sessionCookie(token, usesHttps(context.services)));
}

/** Confirms the address of an account by its link. @throws DomainError INVALID, LIMIT. */
export async function verifyEmail(context: Context, token: string): Promise<void> {
  const tries = await countTry(context, 'link', {});
  await write(context, 'verifyEmail', async ({ db, now, audit }) => {
    const taken = await takeToken(db, hashToken(token), 'VERIFY', now);
    if (!taken) throw new DomainError('INVALID', 'errors.tokenInvalid');
    await patchUser(db, taken.userId, { emailVerified: true });
    audit({ entity: 'user', entityId: taken.userId, after: { emailVerified: true } });
  });
  await tries.succeeded();
}

/** Sends the mail that confirms the own address once more; nothing where it is confirmed. */
export async function sendVerifyEmail(context: Context): Promise<void> {
  const viewer = inPerson(context);
  await consumeMailBudget(context, 'verify', viewer._id);
  await write(context, 'sendVerifyEmail', async (work) => {
    const person = await lockUser(work.db, viewer._id);
    if (person && !person.emailVerified) await mailVerify(context.services, work, person);
    work.audit({ entity: 'user', entityId: viewer._id });
  });
}

/**
 * Sends a person of the editor's regions the link to a first or a new password.
 * @throws DomainError NOT_FOUND, FORBIDDEN, INVALID where the mail makes no sense (`mailObstacle`), LIMIT.
 */
export async function sendAccountMail(
  context: Context,
  userId: string,
  kind: AccountMailKind,
): Promise<void> {
  const user = await readEditable(context, userId);
  const obstacle = mailObstacle(kind, user);
  if (obstacle) throw new DomainError('INVALID', obstacle);
  await countTry(context, 'mail', { mails: userId, byStaff: true });
  await write(context, 'sendAccountMail', async (work) => {
    const send = kind === 'ENROL' ? mailEnrol : mailReset;
    await send(context.services, work, user);
    work.audit({ entity: 'user', entityId: userId, after: { mail: kind } });
  });
}
