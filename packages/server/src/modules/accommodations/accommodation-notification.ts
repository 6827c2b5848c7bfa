import { localeOf } from '@lampstand/i18n';
import type { Services } from '../../platform/services.ts';

/** What a student is told when their conditions changed, with the way to them; not why. */
export function changedNotification(
  translators: Services['translators'],
  { userId, locale }: { readonly userId: string; readonly locale: string },
) {
  const t = translators.get(localeOf(locale).code);
  if (!t) throw new Error('The messages of the default locale are not loaded');
  return {
    userId,
    title: t('notifications.accommodations.title'),
    description: t('notifications.accommodations.changed'),
    link: '/profile',
  };
}
