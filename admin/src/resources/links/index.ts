import { lazyScreen } from '../../shared/page/lazy-screen.ts';

export const linkOrdersBinding = () =>
  import('./links.binding.ts').then((file) => file.linkOrdersBinding);

export const links = {
  name: 'links',
  binding: () => import('./links.binding.ts').then((file) => file.linksBinding),
  recordRepresentation: 'title',
  list: lazyScreen(() => import('./LinkList.tsx').then((file) => file.LinkList)),
  show: lazyScreen(() => import('./LinkShow.tsx').then((file) => file.LinkShow)),
  edit: lazyScreen(() => import('./LinkEdit.tsx').then((file) => file.LinkEdit)),
  create: lazyScreen(() => import('./LinkCreate.tsx').then((file) => file.LinkCreate)),
};
