import { seldomScreen } from '../../shared/page/lazy-screen.ts';

export const appeals = {
  name: 'appeals',
  binding: () => import('./appeals.binding.ts').then((file) => file.appealsBinding),
  recordRepresentation: 'name',
  list: seldomScreen(() => import('./AppealList.tsx').then((file) => file.AppealList)),
  show: seldomScreen(() => import('./AppealShow.tsx').then((file) => file.AppealShow)),
};
