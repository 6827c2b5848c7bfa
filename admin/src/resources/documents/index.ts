import { lazyScreen } from '../../shared/page/lazy-screen.ts';

export const documents = {
  name: 'documents',
  binding: () => import('./documents.binding.ts').then((file) => file.documentsBinding),
  recordRepresentation: 'title',
  list: lazyScreen(() => import('./DocumentList.tsx').then((file) => file.DocumentList)),
  show: lazyScreen(() => import('./DocumentShow.tsx').then((file) => file.DocumentShow)),
  edit: lazyScreen(() => import('./DocumentEdit.tsx').then((file) => file.DocumentEdit)),
  create: lazyScreen(() => import('./DocumentCreate.tsx').then((file) => file.DocumentCreate)),
};
