import { lazyScreen } from '../../shared/page/lazy-screen.ts';

export const attendanceSchemasBinding = () =>
  import('./groups.binding.ts').then((file) => file.attendanceSchemasBinding);

export const groups = {
  name: 'groups',
  binding: () => import('./groups.binding.ts').then((file) => file.groupsBinding),
  recordRepresentation: 'name',
  list: lazyScreen(() => import('./GroupList.tsx').then((file) => file.GroupList)),
  show: lazyScreen(() => import('./GroupShow.tsx').then((file) => file.GroupShow)),
  edit: lazyScreen(() => import('./GroupEdit.tsx').then((file) => file.GroupEdit)),
  create: lazyScreen(() => import('./GroupCreate.tsx').then((file) => file.GroupCreate)),
};
