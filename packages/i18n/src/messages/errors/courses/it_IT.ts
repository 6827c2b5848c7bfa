import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings:
    'Questa lezione contiene registrazioni. Le rimuova prima di trasformarla in un testo.',
  playsNothing: 'Una lezione di questo tipo non riproduce nulla. Scelga prima un altro tipo.',
} as const satisfies TextsOf<typeof en>;
