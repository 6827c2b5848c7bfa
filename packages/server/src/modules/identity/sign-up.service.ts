import type { z } from 'zod';
import { type Context, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { breaksUnique } from '../../platform/pg-errors.ts';
import { mailSignUp } from './account-mails.ts';
import { refuseNames } from './person-name.rules.ts';
import { findGroup, insertStudent } from './sign-up.repo.ts';
import { isOpen, localeFor, type SelfCreateSchema } from './sign-up.rules.ts';
import { consumeMailBudget, countTry } from '../throttle/index.ts';

/** The group behind a link to sign up, or null. */
export async function readSignUpGroup(context: Context, id: string) {
  const group = await findGroup(context.db, id);
  return group ? { ...group, open: isOpen(group) } : null;
}

interface SignUp {
  readonly person: z.infer<typeof SelfCreateSchema>;
  readonly groupId: string;
  readonly country: string;
  readonly locale: string | null | undefined;
}

/**
 * Opens an account for somebody who has the link to a group: a student of it, who sets a password by
 * the mail that confirms the address.
 * @throws DomainError CONFLICT (errors.accountExists, and nothing more about that account),
 * NOT_FOUND, INVALID where the group takes nobody in, LIMIT.
 */
export async function selfCreateAccount(context: Context, signUp: SignUp) {
  const { country, person } = signUp;
  refuseNames(person);
  const tries = await countTry(context, 'signUp', { account: person.email });
  const group = await findGroup(context.db, signUp.groupId);
  if (!group) throw new DomainError('NOT_FOUND', 'errors.notFound');
  if (!isOpen(group)) throw new DomainError('INVALID', 'errors.groupClosed');
  await consumeMailBudget(context, 'signUp', person.email);
  const _id = newId();
  await write(context, 'selfCreateAccount', async (work) => {
    const stamp = { createdAt: work.now, updatedAt: work.now, createdBy: _id, updatedBy: _id };
    const account = { ...person, ...stamp, _id, locale: localeFor(signUp.locale) };
    const address = { ...stamp, _id: newId(), itemId: _id, country };
    try {
      await insertStudent(
        work.db,
        account,
        { groupId: group._id, regionId: group.regionId },
        address,
      );
    } catch (error) {
      if (!breaksUnique(error, 'users_email_key')) throw error;
      throw new DomainError('CONFLICT', 'errors.accountExists');
    }
    await mailSignUp(context.services, work, account);
    work.audit({ entity: 'user', entityId: _id, after: { ...account, country, group: group._id } });
  });
  await tries.succeeded();
  return { _id, fullName: `${person.firstName} ${person.lastName}`, email: person.email };
}
