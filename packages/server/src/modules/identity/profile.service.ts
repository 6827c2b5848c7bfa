import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { contactsOf, replaceEmails, replacePhones } from './contacts.repo.ts';
import { refuseOtherCurrency } from '../site/index.ts';
import { inPerson } from './in-person.ts';
import { refuseNames } from './person-name.rules.ts';
import { type User, usersList } from './users.list.ts';
import { isMember, lockUser, patchUser } from './users.repo.ts';
import { columnsOf } from './users.snapshot.ts';
import { partsOf, type UserProfileInput } from './profile.rules.ts';

/** The signed-in person with everything asked for, in one statement. */
export async function readSelf(context: Context, relations: ReadonlySet<string>): Promise<User> {
  const { _id } = signedIn(context);
  const user = await usersList.one(context.db, _id, { regions: 'all', relations });
  if (!user) throw new DomainError('UNAUTHENTICATED', 'errors.unauthenticated');
  return user;
}

/** The person behind a browser, or null for nobody; a session that is over is said so. */
export async function readCurrentUser(
  context: Context,
  relations: ReadonlySet<string>,
): Promise<User | null> {
  if (context.viewer) return readSelf(context, relations);
  if (context.sessionExpired) throw new DomainError('UNAUTHENTICATED', 'errors.unauthenticated');
  return null;
}

/** Opens the site to the person (specification §4, terms). Accepting twice changes nothing. */
export async function acceptTerms(context: Context): Promise<void> {
  const viewer = signedIn(context);
  if (viewer.termsAccepted) return;
  inPerson(context);
  await write(context, 'acceptTerms', async ({ db, now, audit }) => {
    await patchUser(db, viewer._id, { termsAcceptedAt: now });
    audit({ entity: 'user', entityId: viewer._id, after: { termsAcceptedAt: now } });
  });
}

/**
 * Saves what the person changes of the own account. Before the terms are accepted that is the choice
 * of group and language only.
 * @throws DomainError FORBIDDEN for another person's profile and for further e-mails in another
 * person's place, INVALID for a group they are not in.
 */
export async function updateUserProfile(context: Context, input: UserProfileInput): Promise<void> {
  const viewer = signedIn(context);
  if (input._id !== viewer._id) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  // Where the college reaches somebody is theirs to say.
  if (input.emails) inPerson(context);
  const { choice, edit, edits } = partsOf(input);
  if (edits && !viewer.termsAccepted) {
    throw new DomainError('FORBIDDEN', 'account.acceptanceRequired');
  }
  if (!edits && Object.keys(choice).length === 0) return;
  await write(context, 'updateUserProfile', async ({ db, now, audit }) => {
    if (input.selectedGroup && !(await isMember(db, viewer._id, input.selectedGroup))) {
      throw new DomainError('INVALID', 'errors.invalid', {
        selectedGroup: 'errors.invalidValue',
      });
    }
    const row = edits ? await lockUser(db, viewer._id) : undefined;
    refuseNames(input, row);
    await refuseOtherCurrency(db, input.currency, row?.currency);
    // A choice of view is not an edit of the record: its version stays, so no form is in conflict.
    const stamp = row ? { version: row.version + 1, updatedAt: now, updatedBy: viewer._id } : {};
    const before = row && {
      ...columnsOf(row, new Set(Object.keys(edit))),
      ...(input.phones || input.emails ? await contactsOf(db, viewer._id) : {}),
    };
    await patchUser(db, viewer._id, { ...choice, ...edit, ...stamp });
    if (input.phones) await replacePhones(db, viewer._id, input.phones);
    if (input.emails) await replaceEmails(db, viewer._id, input.emails);
    const { _id, ...after } = input;
    audit({ entity: 'user', entityId: _id, before: before ?? null, after });
  });
}
