import { seldomScreen } from '../../shared/page/lazy-screen.ts';

export const locales = {
  name: 'locales',
  binding: () => import('./locales.binding.ts').then((file) => file.localesBinding),
  recordRepresentation: 'name',
  list: seldomScreen(() => import('./LocaleList.tsx').then((file) => file.LocaleList)),
  show: seldomScreen(() => import('./LocaleShow.tsx').then((file) => file.LocaleShow)),
  edit: seldomScreen(() => import('./LocaleEdit.tsx').then((file) => file.LocaleEdit)),
};
