import { type Context, signedIn } from '../../graphql/context.ts';
import type { HistorySource } from '../audit/index.ts';
import { mayEditGroupsOf, readableGroups } from './groups.policy.ts';
import { groupsWithin, membersOf } from './groups.repo.ts';
import { GroupInputSchema } from './groups.rules.ts';
import { readGroup, updateGroup } from './groups.service.ts';

export const groupsHistory: HistorySource = {
  entity: 'group',
  role: 'manager',
  fields: Object.keys(GroupInputSchema.shape),
  kept: new Set(),
  async open(context, id) {
    const group = await readGroup(context, id);
    return {
      version: group.version,
      editable: mayEditGroupsOf(signedIn(context), group.regionId),
      values: { ...group, ...(await membersOf(context.db, id)) },
      save: (inside, at, values) => updateGroup(inside, id, at, GroupInputSchema.parse(values)),
    };
  },
};

/** Those of the named groups that the person may know of. */
export const knownGroups = (
  context: Context,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => groupsWithin(context.db, ids, readableGroups(signedIn(context)));
