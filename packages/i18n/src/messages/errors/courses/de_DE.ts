import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings:
    'Diese Lektion hat Aufzeichnungen. Bitte entfernen Sie diese, bevor sie ein Text wird.',
  playsNothing:
    'Eine Lektion dieser Art spielt nichts ab. Bitte wählen Sie zuerst eine andere Art.',
  checkAfterEnd: 'Diese Zeit liegt nicht vor dem Ende der Aufzeichnung.',
  checkSameTime: 'Zu dieser Zeit wird schon eine andere Frage gestellt.',
  checkOfOtherCourse: 'Diese Frage gehört zu einem anderen Kurs.',
  checkKind:
    'Hier lassen sich nur Einfach- und Mehrfachauswahl, Richtig/Falsch und Kurzantworten stellen.',
} as const satisfies TextsOf<typeof en>;
