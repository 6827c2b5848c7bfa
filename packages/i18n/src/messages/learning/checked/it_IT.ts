import type { TextsOf } from '../../../message-types.ts';
import type { learningChecked as en } from './en.ts';

export const learningChecked = {
  at: 'Domanda a {time}',
  answered:
    '{count, plural, one {risposta al primo tentativo} many {risposta dopo # tentativi} other {risposta dopo # tentativi}}',
  open: '{count, plural, one {senza risposta giusta dopo # tentativo} many {senza risposta giusta dopo # tentativi} other {senza risposta giusta dopo # tentativi}}',
  none: 'ancora senza risposta',
} as const satisfies TextsOf<typeof en>;
