import type { TextsOf } from '../../../message-types.ts';
import type { learningChecked as en } from './en.ts';

export const learningChecked = {
  at: 'Pytanie: {time}',
  answered:
    '{count, plural, one {odpowiedź za pierwszym razem} few {odpowiedź po # próbach} many {odpowiedź po # próbach} other {odpowiedź po # próby}}',
  open: '{count, plural, one {brak poprawnej odpowiedzi po # próbie} few {brak poprawnej odpowiedzi po # próbach} many {brak poprawnej odpowiedzi po # próbach} other {brak poprawnej odpowiedzi po # próby}}',
  none: 'jeszcze bez odpowiedzi',
} as const satisfies TextsOf<typeof en>;
