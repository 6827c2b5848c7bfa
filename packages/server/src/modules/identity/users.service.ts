import { type Context, signedIn, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { breaksReference, breaksUnique } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import { reaches, type RegionScope } from '../../platform/viewer.ts';
import { refuseOtherCurrency } from '../site/index.ts';
import { mailEnrol, mailPasswordChanged } from './account-mails.ts';
import { deleteTokens } from './account-tokens.repo.ts';
import { contactsOf, replaceEmails, replacePhones } from './contacts.repo.ts';
import type { UserRow } from './identity.table.ts';
import { hashNewPassword } from './new-password.ts';
import { refuseNames } from './person-name.rules.ts';
import { detailsOf, snapshotOf } from './users.snapshot.ts';
import { type User, usersList } from './users.list.ts';
import { outranks, peopleScope } from './users.policy.ts';
import { insertUser, lockUser, patchUser, regionsOfGroups, replaceLinks } from './users.repo.ts';
import { deleteSessionsOf } from './session.repo.ts';
import { inPerson } from './in-person.ts';
import type { UserInput } from './users.rules.ts';

/**
 * The people that the member of staff may see, filtered, sorted, one page. Who was erased is only
 * there where the filter asks for them, or for their ids.
 */
export function listUsers(
  context: Context,
  request: Omit<ListRequest, 'regions'>,
): Promise<List<User>> {
  const regions = peopleScope(signedIn(context));
  const { groupId, ...others } = request.filter ?? {};
  const filter = {
    ...others,
    // Who is in a group of another region is not told.
    ...(regions === 'all' ? { groupId } : { groupIdInRegions: groupId }),
  };
  const asked = others['ids'] || typeof others['erased'] === 'boolean';
  return usersList.read(context.db, {
    ...request,
    filter: asked ? filter : { ...filter, erased: false },
    regions,
  });
}

/** One person of the member of staff's regions. @throws DomainError NOT_FOUND. */
export async function readUser(
  context: Context,
  id: string,
  relations: ReadonlySet<string> = new Set(),
): Promise<User> {
  const user = await usersList.one(context.db, id, {
    regions: peopleScope(signedIn(context)),
    relations,
  });
  if (!user) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return user;
}

const ALL_RIGHTS = new Set(['regionRoles', 'regionIds', 'groups']);

/** Refuses rights that the editor does not hold, and places outside of the editor's regions. */
async function checkPlaces(
  context: Context,
  db: Db,
  input: UserInput,
  before?: User,
): Promise<RegionScope> {
  const viewer = signedIn(context);
  const scope = peopleScope(viewer);
  const hadRegions = new Set(before?.regionIds);
  const foreign = input.regionIds.filter((id) => !reaches(scope, id) && !hadRegions.has(id));
  if (foreign.length > 0) {
    throw new DomainError('INVALID', 'errors.invalid', { regionIds: 'errors.forbidden' });
  }
  const given = input.regionRoles.flatMap(({ regionId, roleNames }) =>
    roleNames.map((role) => ({ regionId, role })),
  );
  const added = given.filter(
    (each) =>
      !before?.regionRoles?.some((had) => had.regionId === each.regionId && had.role === each.role),
  );
  const roles = input.roles.filter((role) => role !== 'user' && !before?.roles.includes(role));
  if (!outranks(viewer, { roles, regionRoles: added })) {
    throw new DomainError('FORBIDDEN', 'errors.forbidden', { roles: 'errors.forbidden' });
  }
  const hadGroups = new Set(before?.groups?.map((group) => group._id));
  const newGroups = input.groupIds.filter((id) => !hadGroups.has(id));
  const found = newGroups.length > 0 ? await regionsOfGroups(db, newGroups) : [];
  if (found.length < newGroups.length || found.some((group) => !reaches(scope, group.regionId))) {
    throw new DomainError('INVALID', 'errors.invalid', { groupIds: 'errors.invalidValue' });
  }
  return scope;
}

/** Opens an account and sends the person the link to its first password. @throws DomainError FORBIDDEN, INVALID. */
export async function createUser(context: Context, input: UserInput): Promise<string> {
  const viewer = input.password ? inPerson(context) : signedIn(context);
  const passwordHash = input.password ? await hashNewPassword(input.password, 'password') : null;
  refuseNames(input);
  return write(context, 'createUser', async (work) => {
    const scope = await checkPlaces(context, work.db, input);
    await refuseOtherCurrency(work.db, input.currency, null);
    const _id = newId();
    const account = {
      ...accountOf(input),
      _id,
      passwordHash,
      createdBy: viewer._id,
      updatedBy: viewer._id,
      createdAt: work.now,
      updatedAt: work.now,
    };
    await saveAccount(async () => {
      await insertUser(work.db, account);
      await replaceLinks(work.db, _id, input, { scope, now: work.now });
      await replaceContacts(work.db, _id, input);
    });
    await mailEnrol(context.services, work, account);
    work.audit({ entity: 'user', entityId: _id, after: withoutSecrets(input) });
    return _id;
  });
}

/**
 * Changes an account. New rights or a new password end the person's sessions.
 * @throws DomainError NOT_FOUND, FORBIDDEN (rights above the editor's own, the own rights or password),
 * CONFLICT on an older version, INVALID.
 */
export async function updateUser(
  context: Context,
  id: string,
  version: number,
  input: UserInput,
): Promise<void> {
  const viewer = signedIn(context);
  const before = await readEditable(context, id);
  checkKeys(context, before, input);
  const passwordHash = input.password
    ? await hashNewPassword(input.password, 'password')
    : undefined;
  await write(context, 'updateUser', async (work) => {
    const row = sameVersion(await lockUser(work.db, id), version);
    refuseNames(input, row);
    const contacts = await contactsOf(work.db, id);
    const scope = await checkPlaces(context, work.db, input, before);
    await refuseOtherCurrency(work.db, input.currency, row.currency);
    const otherRights = rightsDiffer(before, input, scope);
    if (otherRights && id === viewer._id)
      throw new DomainError('FORBIDDEN', 'errors.forbidden', { roles: 'errors.forbidden' });
    await saveAccount(async () => {
      await patchUser(work.db, id, {
        ...accountOf(input),
        emailVerified: row.emailVerified && row.email === input.email,
        passwordHash: passwordHash ?? row.passwordHash,
        version: version + 1,
        updatedAt: work.now,
        updatedBy: viewer._id,
      });
      await replaceLinks(work.db, id, input, { scope, now: work.now });
      await replaceContacts(work.db, id, input);
    });
    if (otherRights || passwordHash !== undefined) await deleteSessionsOf(work.db, id);
    if (passwordHash !== undefined) {
      await deleteTokens(work.db, id, ['RESET', 'ENROL']);
      await mailPasswordChanged(context.services, work, { ...row, email: input.email });
    }
    work.audit({
      entity: 'user',
      entityId: id,
      before: snapshotOf(before, row, contacts),
      after: withoutSecrets(input),
    });
  });
}

/**
 * What opens an account is not given through another person's eyes; the own password is changed by
 * whoever knows the present one, on the profile. @throws DomainError FORBIDDEN.
 */
function checkKeys(context: Context, { _id, email }: User, input: UserInput): void {
  if (!input.password && input.email === email) return;
  const viewer = inPerson(context);
  if (input.password && _id === viewer._id) {
    throw new DomainError('FORBIDDEN', 'errors.forbidden', { password: 'errors.forbidden' });
  }
}

/**
 * Lets a person in again, or keeps them out and ends their sessions.
 * @throws as updateUser, and CONFLICT where the account was merged: only to undo that opens it again.
 */
export async function setUserActive(
  context: Context,
  id: string,
  version: number,
  active: boolean,
): Promise<void> {
  const viewer = signedIn(context);
  await readEditable(context, id);
  if (id === viewer._id) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  await write(context, 'setUserActive', async ({ db, now, audit }) => {
    const row = sameVersion(await lockUser(db, id), version);
    if (active && row.mergedIntoId !== null) {
      throw new DomainError('CONFLICT', 'errors.people.mergedStays');
    }
    await patchUser(db, id, {
      deactivatedAt: active ? null : now,
      version: version + 1,
      updatedAt: now,
      updatedBy: viewer._id,
    });
    if (!active) await deleteSessionsOf(db, id);
    audit({ entity: 'user', entityId: id, before: { active: !active }, after: { active } });
  });
}

/**
 * An account that the signed-in member of staff may change.
 * @throws DomainError NOT_FOUND outside of their regions, FORBIDDEN where they do not outrank it,
 *   CONFLICT where the person was erased.
 */
export async function readEditable(context: Context, id: string): Promise<User> {
  const user = await readUser(context, id, ALL_RIGHTS);
  if (user.erasedAt !== null) throw new DomainError('CONFLICT', 'errors.people.erased');
  const rights = { roles: user.roles, regionRoles: user.regionRoles ?? [] };
  if (!outranks(signedIn(context), rights)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return user;
}

function rightsDiffer(before: User, input: UserInput, scope: RegionScope): boolean {
  const global = (roles: readonly string[]) => [...new Set([...roles, 'user'])].toSorted().join();
  const regional = (rows: readonly { regionId: string; role: string }[]) =>
    rows
      .filter((row) => reaches(scope, row.regionId))
      .map((row) => `${row.regionId} ${row.role}`)
      .toSorted()
      .join();
  const given = input.regionRoles.flatMap((each) =>
    each.roleNames.map((role) => ({ regionId: each.regionId, role })),
  );
  return (
    (scope === 'all' && global(before.roles) !== global(input.roles)) ||
    regional(before.regionRoles ?? []) !== regional(given)
  );
}

async function saveAccount(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (breaksUnique(error, 'users_email_key')) {
      throw new DomainError('INVALID', 'errors.invalid', { email: 'errors.mustBeUnique' });
    }
    if (breaksReference(error)) {
      throw new DomainError('INVALID', 'errors.invalid', { regionIds: 'errors.invalidValue' });
    }
    throw error;
  }
}

const withoutSecrets = (input: UserInput) => ({
  ...input,
  password: input.password ? 'set' : 'kept',
});

async function replaceContacts(db: Db, id: string, input: UserInput): Promise<void> {
  if (input.phones) await replacePhones(db, id, input.phones);
  if (input.emails) await replaceEmails(db, id, input.emails);
}

function accountOf(
  input: UserInput,
): Pick<UserRow, 'email' | 'firstName' | 'lastName' | 'locale' | 'gradYear' | 'gradLocation'> {
  return {
    ...detailsOf(input),
    email: input.email,
    firstName: input.firstName,
    lastName: input.lastName,
    locale: input.locale,
    gradYear: input.gradYear ?? null,
    gradLocation: input.gradLocation ?? null,
  };
}
