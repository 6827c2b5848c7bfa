import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings:
    'Questa lezione contiene registrazioni. Le rimuova prima di trasformarla in un testo.',
  playsNothing: 'Una lezione di questo tipo non riproduce nulla. Scelga prima un altro tipo.',
  checkAfterEnd: 'Questo momento non precede la fine della registrazione.',
  checkSameTime: "In questo momento viene già posta un'altra domanda.",
  checkOfOtherCourse: 'Questa domanda appartiene a un altro corso.',
  checkKind:
    'Qui sono possibili solo scelta singola, scelta multipla, vero o falso e risposta breve.',
} as const satisfies TextsOf<typeof en>;
