import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings:
    'Ehhez a leckéhez felvételek tartoznak. Kérjük, távolítsa el őket, mielőtt szöveggé alakítja.',
  playsNothing:
    'Az ilyen típusú lecke nem játszik le semmit. Kérjük, előbb válasszon másik típust.',
  checkAfterEnd: 'Ez az időpont nem a felvétel vége előtt van.',
  checkSameTime: 'Ebben az időpontban már egy másik kérdés szerepel.',
  checkOfOtherCourse: 'Ez a kérdés egy másik kurzushoz tartozik.',
  checkKind: 'Itt csak egyszeres és többszörös választás, igaz–hamis és rövid válasz kérdezhető.',
} as const satisfies TextsOf<typeof en>;
