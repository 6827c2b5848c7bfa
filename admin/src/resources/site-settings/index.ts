import { seldomScreen } from '../../shared/page/lazy-screen.ts';

export const siteSettings = {
  name: 'site-settings',
  binding: () => import('./site-settings.binding.ts').then((file) => file.siteSettingsBinding),
  recordRepresentation: 'organisationName',
  list: seldomScreen(() => import('./SettingsHome.tsx').then((file) => file.SettingsHome)),
  show: seldomScreen(() => import('./SettingsShow.tsx').then((file) => file.SettingsShow)),
  edit: seldomScreen(() => import('./SettingsEdit.tsx').then((file) => file.SettingsEdit)),
};
