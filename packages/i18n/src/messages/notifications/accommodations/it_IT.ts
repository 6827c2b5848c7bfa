import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccommodations as en } from './en.ts';

export const notificationsAccommodations = {
  title: 'Le Sue condizioni d’esame',
  changed: 'È cambiato ciò che vale per Lei negli esami. Può leggerlo nel Suo profilo.',
} as const satisfies TextsOf<typeof en>;
