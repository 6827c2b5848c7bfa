import type { TextsOf } from '../../../message-types.ts';
import type { learningChecked as en } from './en.ts';

export const learningChecked = {
  at: 'Pregunta en {time}',
  answered:
    '{count, plural, one {respondida al primer intento} many {respondida tras # intentos} other {respondida tras # intentos}}',
  open: '{count, plural, one {sin responder tras # intento} many {sin responder tras # intentos} other {sin responder tras # intentos}}',
  none: 'todavía sin responder',
} as const satisfies TextsOf<typeof en>;
