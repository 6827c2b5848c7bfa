import type { TextsOf } from '../../../message-types.ts';
import type { learningChecked as en } from './en.ts';

export const learningChecked = {
  at: 'Question à {time}',
  answered:
    '{count, plural, one {répondu après # essai} many {répondu après # essais} other {répondu après # essais}}',
  open: '{count, plural, one {sans bonne réponse après # essai} many {sans bonne réponse après # essais} other {sans bonne réponse après # essais}}',
  none: 'pas encore de réponse',
} as const satisfies TextsOf<typeof en>;
