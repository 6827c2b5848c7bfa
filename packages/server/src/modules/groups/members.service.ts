import { type Context, signedIn, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Work } from '../../platform/work.ts';
import { lockEditable } from './groups.editable.ts';
import { membersScope } from './groups.policy.ts';
import { type MemberIds, membersOf, peopleWithin } from './groups.repo.ts';
import type { MemberRole } from './groups.table.ts';
import { deleteMembers, insertMembers, namesOf, raiseVersion } from './members.repo.ts';
import { refuseTwice } from './members.rules.ts';

interface Members {
  readonly groupId: string;
  readonly userIds: readonly string[];
  readonly role: MemberRole;
}

/**
 * Adds people of the admin's regions to a group, all of them or nobody.
 * @throws DomainError NOT_FOUND, FORBIDDEN, INVALID for unknown people and for whoever is named twice
 * or is in that role already.
 */
export function addGroupMembers(context: Context, members: Members): Promise<void> {
  const { groupId, userIds, role } = members;
  return changeMembers(context, 'addGroupMembers', groupId, async ({ db, now }, before) => {
    const known = await peopleWithin(db, userIds, membersScope(signedIn(context)));
    if (userIds.some((id) => !known.has(id))) {
      throw new DomainError('INVALID', 'errors.invalid', { userIds: 'errors.group.unknownMember' });
    }
    await refuseDouble(db, members, before);
    await insertMembers(db, { groupId, role, joinedAt: now }, userIds);
  });
}

/** Takes people out of a role of a group. @throws DomainError NOT_FOUND also where nobody is in it. */
export function removeGroupMembers(
  context: Context,
  { groupId, userIds, role }: Members,
): Promise<void> {
  return changeMembers(context, 'removeGroupMembers', groupId, async ({ db }) => {
    const gone = await deleteMembers(db, groupId, userIds, role);
    if (gone.length === 0) throw new DomainError('NOT_FOUND', 'errors.notFound');
  });
}

/** Gives members of a group this role in place of the other. @throws DomainError as the two above. */
export function moveGroupMembers(context: Context, members: Members): Promise<void> {
  const { groupId, userIds, role } = members;
  return changeMembers(context, 'moveGroupMembers', groupId, async ({ db, now }, before) => {
    await refuseDouble(db, members, before);
    const other = role === 'STUDENT' ? 'FACILITATOR' : 'STUDENT';
    const moved = await deleteMembers(db, groupId, userIds, other);
    if (moved.length < userIds.length) throw new DomainError('NOT_FOUND', 'errors.notFound');
    await insertMembers(db, { groupId, role, joinedAt: now }, userIds);
  });
}

/** Refuses whoever is named twice or has the role already, by name. */
async function refuseDouble(db: Db, { userIds, role }: Members, before: MemberIds): Promise<void> {
  const names = await namesOf(db, userIds);
  const present = role === 'STUDENT' ? before.studentIds : before.facilitatorIds;
  refuseTwice(userIds, present, (id) => names.get(id) ?? id);
}

/** The audit holds the people before and after, as a change of the whole group does. */
function changeMembers(
  context: Context,
  action: string,
  groupId: string,
  change: (work: Work, before: MemberIds) => Promise<void>,
): Promise<void> {
  return write(context, action, async (work: Work) => {
    const { db, now, audit } = work;
    const group = await lockEditable(context, db, groupId);
    const before = await membersOf(db, groupId);
    await change(work, before);
    await raiseVersion(db, groupId, now, signedIn(context)._id);
    const after = await membersOf(db, groupId);
    audit({
      entity: 'group',
      entityId: groupId,
      before: { ...group, ...before },
      after: { ...group, ...after, version: group.version + 1 },
    });
  });
}
