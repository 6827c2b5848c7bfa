import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccommodations as en } from './en.ts';

export const notificationsAccommodations = {
  title: 'Умови ваших іспитів',
  changed: 'Те, що діє для вас на іспитах, змінилося. Подробиці — у вашому профілі.',
} as const satisfies TextsOf<typeof en>;
