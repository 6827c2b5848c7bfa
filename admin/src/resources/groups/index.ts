import { lazyScreen } from '../../shared/page/lazy-screen.ts';
import { groupsBinding } from './groups.binding.ts';

export { attendanceSchemasBinding } from './groups.binding.ts';

export const groups = {
  name: 'groups',
  binding: groupsBinding,
  recordRepresentation: 'name',
  list: lazyScreen(() => import('./GroupList.tsx').then((file) => file.GroupList)),
  show: lazyScreen(() => import('./GroupShow.tsx').then((file) => file.GroupShow)),
  edit: lazyScreen(() => import('./GroupEdit.tsx').then((file) => file.GroupEdit)),
  create: lazyScreen(() => import('./GroupCreate.tsx').then((file) => file.GroupCreate)),
};
