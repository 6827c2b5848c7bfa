import { lazyScreen } from '../../shared/page/lazy-screen.ts';

export { kindChoices, kindNames } from './kind-names.ts';

/** What serves groups besides their own verbs: members, the archive of many, the terms, progress. */
export const groupBindings = {
  groupMembers: () => import('./group-actions.binding.ts').then((file) => file.groupMembersBinding),
  groupArchive: () => import('./group-actions.binding.ts').then((file) => file.groupArchiveBinding),
  groupProgress: () =>
    import('./progress/group-progress.binding.ts').then((file) => file.groupProgressBinding),
  groupTerms: () => import('./group-actions.binding.ts').then((file) => file.groupTermsBinding),
};

export const groups = {
  name: 'groups',
  binding: () => import('./groups.binding.ts').then((file) => file.groupsBinding),
  recordRepresentation: 'name',
  list: lazyScreen(() => import('./GroupList.tsx').then((file) => file.GroupList)),
  show: lazyScreen(() => import('./GroupShow.tsx').then((file) => file.GroupShow)),
  edit: lazyScreen(() => import('./GroupEdit.tsx').then((file) => file.GroupEdit)),
  create: lazyScreen(() => import('./GroupCreate.tsx').then((file) => file.GroupCreate)),
};
