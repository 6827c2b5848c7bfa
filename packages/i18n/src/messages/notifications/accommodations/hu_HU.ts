import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccommodations as en } from './en.ts';

export const notificationsAccommodations = {
  title: 'Az Ön vizsgafeltételei',
  changed: 'Megváltozott, hogy Önre mi vonatkozik a vizsgákon. A profiljában olvashatja.',
} as const satisfies TextsOf<typeof en>;
