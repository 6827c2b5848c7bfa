import { type Context, signedIn, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError, type ErrorKey } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { breaksReference } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import { defaultSchemaId } from '../attendance/index.ts';
import { type Group, groupsList } from './groups.list.ts';
import { mayEditGroupsOf, membersScope, readableGroups } from './groups.policy.ts';
import { lockEditable } from './groups.editable.ts';
import {
  deleteGroup,
  findTerms,
  insertGroup,
  type MemberIds,
  membersOf,
  peopleWithin,
  referencesOf,
  replaceMembers,
  saveGroup,
} from './groups.repo.ts';
import { endsAfterStart, type GroupInput } from './groups.rules.ts';
import type { GroupRow } from './groups.table.ts';

/** The groups that the person may see, filtered, sorted, one page. */
export function listGroups(
  context: Context,
  request: Omit<ListRequest, 'regions'>,
): Promise<List<Group>> {
  return groupsList.read(context.db, { ...request, regions: readableGroups(signedIn(context)) });
}

/** The terms that the groups of the person's regions name. */
export const listTerms = (context: Context): Promise<string[]> =>
  findTerms(context.db, readableGroups(signedIn(context)));

/**
 * One group.
 * @throws DomainError NOT_FOUND alike for one that is not there and one of another region.
 */
export async function readGroup(
  context: Context,
  id: string,
  relations: ReadonlySet<string> = new Set(),
): Promise<Group> {
  const group = await groupsList.one(context.db, id, {
    regions: readableGroups(signedIn(context)),
    relations,
  });
  if (!group) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return group;
}

/** Opens a group with its members. @throws DomainError FORBIDDEN, INVALID with the fields. */
export async function createGroup(context: Context, input: GroupInput): Promise<string> {
  const viewer = signedIn(context);
  if (!mayEditGroupsOf(viewer, input.regionId))
    throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return write(context, 'createGroup', async ({ db, now, audit }) => {
    const row: GroupRow = {
      ...asColumns(input),
      // Where nothing is said; null says that it has none.
      attendanceSchemaId:
        input.attendanceSchemaId === undefined
          ? await defaultSchemaId(db)
          : input.attendanceSchemaId,
      signUpOpen: input.signUpOpen ?? true,
      _id: newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: viewer._id,
      updatedBy: viewer._id,
    };
    await checkInput(context, db, input);
    await insertGroup(db, row);
    await replaceMembers(db, row._id, input, joinedWith(row, now));
    audit({ entity: 'group', entityId: row._id, after: { ...row, ...idsOf(input) } });
    return row._id;
  });
}

/**
 * When the first members of a group joined: with its beginning, also where the office writes the group
 * down later.
 */
const joinedWith = ({ startsOn }: Pick<GroupRow, 'startsOn'>, now: string): string => {
  const beginning = `${startsOn}T00:00:00.000Z`;
  return beginning < now ? beginning : now;
};

/**
 * Changes a group and brings its members to exactly those given. Moving it needs the admin of both
 * regions.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT on an older version, INVALID with the fields.
 */
export async function updateGroup(
  context: Context,
  id: string,
  version: number,
  input: GroupInput,
): Promise<void> {
  const viewer = signedIn(context);
  await readGroup(context, id);
  await write(context, 'updateGroup', async ({ db, now, audit }) => {
    const before = await lockEditable(context, db, id);
    if (!mayEditGroupsOf(viewer, input.regionId))
      throw new DomainError('FORBIDDEN', 'errors.forbidden');
    sameVersion(before, version);
    const members = await membersOf(db, id);
    await checkInput(context, db, input, members);
    const after: GroupRow = {
      ...before,
      ...asColumns(input),
      signUpOpen: input.signUpOpen ?? before.signUpOpen,
      version: version + 1,
      updatedAt: now,
      updatedBy: viewer._id,
    };
    await saveGroup(db, after);
    await replaceMembers(db, id, input, now);
    audit({
      entity: 'group',
      entityId: id,
      before: { ...before, ...members },
      after: { ...after, ...idsOf(input) },
    });
  });
}

/**
 * Removes a group that nobody is or was examined in; others are archived instead.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT in use.
 */
export async function removeGroup(
  context: Context,
  id: string,
  relations: ReadonlySet<string>,
): Promise<Group> {
  const group = await readGroup(context, id, relations);
  await write(context, 'removeGroup', async ({ db, audit }) => {
    const before = await lockEditable(context, db, id);
    const { studentIds, facilitatorIds } = await membersOf(db, id);
    if (studentIds.length + facilitatorIds.length > 0) throw inUse();
    try {
      await deleteGroup(db, id);
    } catch (error) {
      if (breaksReference(error)) throw inUse();
      throw error;
    }
    audit({ entity: 'group', entityId: id, before });
  });
  return group;
}

const inUse = () => new DomainError('CONFLICT', 'errors.inUse');

/** Refuses references to what is not there, and new members from outside of the admin's regions. */
async function checkInput(
  context: Context,
  db: Db,
  input: GroupInput,
  members: MemberIds = { studentIds: [], facilitatorIds: [] },
): Promise<void> {
  const fields: Record<string, ErrorKey> = {};
  if (!endsAfterStart(input)) fields.endsOn = 'errors.group.endsBeforeStart';
  const references = await referencesOf(db, asColumns(input));
  if (!references.region) fields.regionId = 'errors.invalidValue';
  if (!references.attendanceSchema) fields.attendanceSchemaId = 'errors.invalidValue';
  const present = new Set([...members.studentIds, ...members.facilitatorIds]);
  const newcomers = [...input.studentIds, ...input.facilitatorIds].filter((id) => !present.has(id));
  const known = await peopleWithin(db, newcomers, membersScope(signedIn(context)));
  const unknown = (id: string) => !present.has(id) && !known.has(id);
  if (input.studentIds.some(unknown)) fields.studentIds = 'errors.group.unknownMember';
  if (input.facilitatorIds.some(unknown)) fields.facilitatorIds = 'errors.group.unknownMember';
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID', 'errors.invalid', fields);
}

const idsOf = ({ studentIds, facilitatorIds }: MemberIds): MemberIds => ({
  studentIds,
  facilitatorIds,
});

/** The group's own columns of an input. */
function asColumns({ studentIds: _students, facilitatorIds: _facilitators, ...own }: GroupInput) {
  return { ...own, attendanceSchemaId: own.attendanceSchemaId ?? null };
}
