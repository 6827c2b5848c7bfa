import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { inPerson } from './in-person.ts';
import { type User, usersList } from './users.list.ts';
import { isMember, patchUser } from './users.repo.ts';
import type { UserProfileInput } from './users.rules.ts';

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
 * Saves the person's own choice of group or language.
 * @throws DomainError FORBIDDEN for another person's profile, INVALID for a group they are not in.
 */
export async function updateUserProfile(context: Context, input: UserProfileInput): Promise<void> {
  const viewer = signedIn(context);
  if (input._id !== viewer._id) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  const choice = {
    ...(input.locale ? { locale: input.locale } : {}),
    ...(input.selectedGroup === undefined ? {} : { selectedGroup: input.selectedGroup }),
  };
  if (Object.keys(choice).length === 0) return;
  await write(context, 'updateUserProfile', async ({ db, audit }) => {
    if (input.selectedGroup && !(await isMember(db, viewer._id, input.selectedGroup))) {
      throw new DomainError('INVALID', 'errors.invalid', {
        selectedGroup: 'errors.invalidValue',
      });
    }
    // A choice of view is not an edit of the record: its version stays, so no form is in conflict.
    await patchUser(db, viewer._id, choice);
    audit({ entity: 'user', entityId: viewer._id, after: choice });
  });
}
