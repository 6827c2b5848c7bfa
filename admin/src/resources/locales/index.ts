import { lazyScreen } from '../../shared/page/lazy-screen.ts';

export const locales = {
  name: 'locales',
  binding: () => import('./locales.binding.ts').then((file) => file.localesBinding),
  recordRepresentation: 'name',
  list: lazyScreen(() => import('./LocaleList.tsx').then((file) => file.LocaleList)),
  show: lazyScreen(() => import('./LocaleShow.tsx').then((file) => file.LocaleShow)),
  edit: lazyScreen(() => import('./LocaleEdit.tsx').then((file) => file.LocaleEdit)),
};
