import { seldomScreen } from '../../shared/page/lazy-screen.ts';

export const documents = {
  name: 'documents',
  binding: () => import('./documents.binding.ts').then((file) => file.documentsBinding),
  recordRepresentation: 'title',
  list: seldomScreen(() => import('./DocumentList.tsx').then((file) => file.DocumentList)),
  show: seldomScreen(() => import('./DocumentShow.tsx').then((file) => file.DocumentShow)),
  edit: seldomScreen(() => import('./DocumentEdit.tsx').then((file) => file.DocumentEdit)),
  create: seldomScreen(() => import('./DocumentCreate.tsx').then((file) => file.DocumentCreate)),
};
