import { lazyScreen } from '../../shared/page/lazy-screen.ts';

export const categories = {
  name: 'categories',
  binding: () => import('./categories.binding.ts').then((file) => file.categoriesBinding),
  recordRepresentation: 'name',
  list: lazyScreen(() => import('./CategoryList.tsx').then((file) => file.CategoryList)),
  show: lazyScreen(() => import('./CategoryShow.tsx').then((file) => file.CategoryShow)),
  edit: lazyScreen(() => import('./CategoryEdit.tsx').then((file) => file.CategoryEdit)),
  create: lazyScreen(() => import('./CategoryCreate.tsx').then((file) => file.CategoryCreate)),
};
