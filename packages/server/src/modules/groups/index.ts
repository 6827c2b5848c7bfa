import './members.graphql.ts';

export { GroupKind, GroupRef } from './groups.graphql.ts';
export { type GroupLink, GroupLinkRef } from './groups.refs.ts';
export { GroupFilter } from './groups.roots.graphql.ts';
export {
  type Group,
  groupFields,
  groupFilters,
  groupRelations,
  personFields,
} from './groups.list.ts';
export { type GroupReach, groupReachOf, looksAfterGroup } from './group-reach.list.ts';
export { dueBeforeJoining } from './joining.list.ts';
export { endsAfterStart } from './groups.rules.ts';
export { readableGroups } from './groups.policy.ts';
export { withoutMembers, withoutSchema } from './groups-waiting.repo.ts';
export { groupsHistory, knownGroups } from './groups.history.ts';
