import type { TextsOf } from '../../../message-types.ts';
import type { learningChecked as en } from './en.ts';

export const learningChecked = {
  at: 'Frage bei {time}',
  answered:
    '{count, plural, one {beim ersten Versuch beantwortet} other {nach # Versuchen beantwortet}}',
  open: '{count, plural, one {nach # Versuch nicht beantwortet} other {nach # Versuchen nicht beantwortet}}',
  none: 'noch nicht beantwortet',
} as const satisfies TextsOf<typeof en>;
