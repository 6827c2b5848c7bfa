import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings:
    'Ehhez a leckéhez felvételek tartoznak. Kérjük, távolítsa el őket, mielőtt szöveggé alakítja.',
  playsNothing:
    'Az ilyen típusú lecke nem játszik le semmit. Kérjük, előbb válasszon másik típust.',
} as const satisfies TextsOf<typeof en>;
