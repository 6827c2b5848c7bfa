import { seldomScreen } from '../../shared/page/lazy-screen.ts';

export const translations = {
  name: 'translations',
  binding: () => import('./translations.binding.ts').then((file) => file.translationsBinding),
  recordRepresentation: 'message',
  list: seldomScreen(() => import('./TranslationList.tsx').then((file) => file.TranslationList)),
  show: seldomScreen(() => import('./TranslationShow.tsx').then((file) => file.TranslationShow)),
  edit: seldomScreen(() => import('./TranslationEdit.tsx').then((file) => file.TranslationEdit)),
};

export const publicationsBinding = () =>
  import('./translations.binding.ts').then((file) => file.publicationsBinding);
