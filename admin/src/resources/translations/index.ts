import { lazyScreen } from '../../shared/page/lazy-screen.ts';

export const translations = {
  name: 'translations',
  binding: () => import('./translations.binding.ts').then((file) => file.translationsBinding),
  recordRepresentation: 'message',
  list: lazyScreen(() => import('./TranslationList.tsx').then((file) => file.TranslationList)),
  show: lazyScreen(() => import('./TranslationShow.tsx').then((file) => file.TranslationShow)),
  edit: lazyScreen(() => import('./TranslationEdit.tsx').then((file) => file.TranslationEdit)),
};

export const publicationsBinding = () =>
  import('./translations.binding.ts').then((file) => file.publicationsBinding);
