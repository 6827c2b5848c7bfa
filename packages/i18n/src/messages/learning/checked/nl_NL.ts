import type { TextsOf } from '../../../message-types.ts';
import type { learningChecked as en } from './en.ts';

export const learningChecked = {
  at: 'Vraag op {time}',
  answered:
    '{count, plural, one {bij de eerste poging beantwoord} other {na # pogingen beantwoord}}',
  open: '{count, plural, one {na # poging niet beantwoord} other {na # pogingen niet beantwoord}}',
  none: 'nog niet beantwoord',
} as const satisfies TextsOf<typeof en>;
