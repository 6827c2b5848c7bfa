import { lazyScreen } from '../../shared/page/lazy-screen.ts';

export const regions = {
  name: 'regions',
  binding: () => import('./regions.binding.ts').then((file) => file.regionsBinding),
  recordRepresentation: 'name',
  list: lazyScreen(() => import('./RegionList.tsx').then((file) => file.RegionList)),
  show: lazyScreen(() => import('./RegionShow.tsx').then((file) => file.RegionShow)),
  edit: lazyScreen(() => import('./RegionEdit.tsx').then((file) => file.RegionEdit)),
  create: lazyScreen(() => import('./RegionCreate.tsx').then((file) => file.RegionCreate)),
};
