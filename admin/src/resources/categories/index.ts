import { seldomScreen } from '../../shared/page/lazy-screen.ts';

export const categories = {
  name: 'categories',
  binding: () => import('./categories.binding.ts').then((file) => file.categoriesBinding),
  recordRepresentation: 'name',
  list: seldomScreen(() => import('./CategoryList.tsx').then((file) => file.CategoryList)),
  show: seldomScreen(() => import('./CategoryShow.tsx').then((file) => file.CategoryShow)),
  edit: seldomScreen(() => import('./CategoryEdit.tsx').then((file) => file.CategoryEdit)),
  create: seldomScreen(() => import('./CategoryCreate.tsx').then((file) => file.CategoryCreate)),
};
