import type { TextsOf } from '../../../message-types.ts';
import type { learningChecked as en } from './en.ts';

export const learningChecked = {
  at: 'Запитання на {time}',
  answered:
    '{count, plural, one {відповідь після # спроби} few {відповідь після # спроб} many {відповідь після # спроб} other {відповідь після # спроби}}',
  open: '{count, plural, one {немає правильної відповіді після # спроби} few {немає правильної відповіді після # спроб} many {немає правильної відповіді після # спроб} other {немає правильної відповіді після # спроби}}',
  none: 'відповіді поки немає',
} as const satisfies TextsOf<typeof en>;
