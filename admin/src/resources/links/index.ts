import { seldomScreen } from '../../shared/page/lazy-screen.ts';

export const linkOrdersBinding = () =>
  import('./links.binding.ts').then((file) => file.linkOrdersBinding);

export const links = {
  name: 'links',
  binding: () => import('./links.binding.ts').then((file) => file.linksBinding),
  recordRepresentation: 'title',
  list: seldomScreen(() => import('./LinkList.tsx').then((file) => file.LinkList)),
  show: seldomScreen(() => import('./LinkShow.tsx').then((file) => file.LinkShow)),
  edit: seldomScreen(() => import('./LinkEdit.tsx').then((file) => file.LinkEdit)),
  create: seldomScreen(() => import('./LinkCreate.tsx').then((file) => file.LinkCreate)),
};
