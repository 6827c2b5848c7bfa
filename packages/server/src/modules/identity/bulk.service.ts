import { type Context, signedIn, write } from '../../graphql/context.ts';
import { eachRecord, type Outcome } from '../../graphql/outcomes.ts';
import { DomainError } from '../../platform/errors.ts';
import { sameVersion } from '../../platform/version.ts';
import type { AccountMailKind } from './bulk.rules.ts';
import { sendAccountMail } from './passwords.service.ts';
import { deleteSessionsOf } from './session.repo.ts';
import { lockUser, patchUser } from './users.repo.ts';
import { readEditable } from './users.service.ts';

/** What became of one person of a bulk mutation. */
export interface UserOutcome extends Omit<Outcome, 'id'> {
  readonly userId: string;
}

/**
 * Lets people in again, or keeps them out and ends their sessions. Each person is a transaction of
 * its own: one who may not be changed holds up nobody else, no more than one account is locked at a
 * time, and what was answered as done is on the disk. Who is so already stays untouched. People of
 * other regions and unknown ids fail with NOT_FOUND, the own account and people above with FORBIDDEN.
 */
export function setUsersActive(
  context: Context,
  userIds: readonly string[],
  active: boolean,
): Promise<UserOutcome[]> {
  const viewer = signedIn(context);
  return eachPerson(context, userIds, async (userId) => {
    const before = await readEditable(context, userId);
    if (userId === viewer._id) throw new DomainError('FORBIDDEN', 'errors.forbidden');
    if ((before.deactivatedAt === null) === active) return 'UNCHANGED';
    await write(context, 'setUsersActive', async ({ db, now, audit }) => {
      // Rights that the person was given since they were checked count as well: each is a new version.
      const { version } = sameVersion(await lockUser(db, userId), before.version);
      await patchUser(db, userId, {
        deactivatedAt: active ? null : now,
        version: version + 1,
        updatedAt: now,
        updatedBy: viewer._id,
      });
      if (!active) await deleteSessionsOf(db, userId);
      audit({
        entity: 'user',
        entityId: userId,
        before: { active: !active },
        after: { active },
      });
    });
    return 'DONE';
  });
}

/**
 * Sends people the link to a first or a new password, each in a transaction of its own, as a mail
 * that was promised must not be taken back by the next person's refusal. Fails per person as
 * `sendAccountMail` does.
 */
export function sendAccountMails(
  context: Context,
  userIds: readonly string[],
  kind: AccountMailKind,
): Promise<UserOutcome[]> {
  return eachPerson(context, userIds, async (userId) => {
    await sendAccountMail(context, userId, kind);
    return 'DONE';
  });
}

/** As `eachRecord`, under the name that the API gives to the ids of people. */
async function eachPerson(
  context: Context,
  userIds: readonly string[],
  change: (userId: string) => Promise<'DONE' | 'UNCHANGED'>,
): Promise<UserOutcome[]> {
  const outcomes = await eachRecord(context, userIds, change);
  return outcomes.map(({ id, ...outcome }) => ({ ...outcome, userId: id }));
}
