import './groups.roots.graphql.ts';

export { GroupRef } from './groups.graphql.ts';
export { type Group, groupFields, personFields } from './groups.list.ts';
export { readableGroups } from './groups.policy.ts';
export { groupsHistory, knownGroups } from './groups.history.ts';
