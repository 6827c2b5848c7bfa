import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings:
    'Diese Lektion hat Aufzeichnungen. Bitte entfernen Sie diese, bevor sie ein Text wird.',
  playsNothing:
    'Eine Lektion dieser Art spielt nichts ab. Bitte wählen Sie zuerst eine andere Art.',
} as const satisfies TextsOf<typeof en>;
