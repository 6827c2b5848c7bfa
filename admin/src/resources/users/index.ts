import { lazyScreen } from '../../shared/page/lazy-screen.ts';

export const userActionsBinding = () =>
  import('./actions/user-actions.binding.ts').then((file) => file.userActionsBinding);

export const duplicateUsersBinding = () =>
  import('./merge/merge.binding.ts').then((file) => file.duplicateUsersBinding);

export const mergePreviewBinding = () =>
  import('./merge/merge.binding.ts').then((file) => file.mergePreviewBinding);

export const userMergersBinding = () =>
  import('./merge/merge.binding.ts').then((file) => file.userMergersBinding);

export const mergerStaysBinding = () =>
  import('./merge/merge.binding.ts').then((file) => file.mergerStaysBinding);

export const erasuresBinding = () =>
  import('./erase/erase.binding.ts').then((file) => file.erasuresBinding);

export const users = {
  name: 'users',
  binding: () => import('./users.binding.ts').then((file) => file.usersBinding),
  recordRepresentation: 'fullName',
  list: lazyScreen(() => import('./UserList.tsx').then((file) => file.UserList)),
  show: lazyScreen(() => import('./UserShow.tsx').then((file) => file.UserShow)),
  edit: lazyScreen(() => import('./UserEdit.tsx').then((file) => file.UserEdit)),
  create: lazyScreen(() => import('./UserCreate.tsx').then((file) => file.UserCreate)),
};
