import { lazyScreen } from '../../shared/page/lazy-screen.ts';

export const siteSettings = {
  name: 'site-settings',
  binding: () => import('./site-settings.binding.ts').then((file) => file.siteSettingsBinding),
  recordRepresentation: 'organisationName',
  list: lazyScreen(() => import('./SettingsHome.tsx').then((file) => file.SettingsHome)),
  show: lazyScreen(() => import('./SettingsShow.tsx').then((file) => file.SettingsShow)),
  edit: lazyScreen(() => import('./SettingsEdit.tsx').then((file) => file.SettingsEdit)),
};
