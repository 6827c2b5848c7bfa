import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings: 'Ta lekcja ma nagrania. Proszę je usunąć, zanim stanie się tekstem.',
  playsNothing: 'Lekcja tego rodzaju niczego nie odtwarza. Proszę najpierw wybrać inny rodzaj.',
  checkAfterEnd: 'Ten moment nie przypada przed końcem nagrania.',
  checkSameTime: 'W tym momencie zadawane jest już inne pytanie.',
  checkOfOtherCourse: 'To pytanie należy do innego kursu.',
  checkKind:
    'Można tu użyć tylko jednokrotnego i wielokrotnego wyboru, prawdy lub fałszu oraz krótkiej odpowiedzi.',
} as const satisfies TextsOf<typeof en>;
