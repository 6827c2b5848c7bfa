import type { TextsOf } from '../../../message-types.ts';
import type { learningChecked as en } from './en.ts';

export const learningChecked = {
  at: 'Pertanyaan pada {time}',
  answered: '{count, plural, other {dijawab setelah # percobaan}}',
  open: '{count, plural, other {belum terjawab setelah # percobaan}}',
  none: 'belum dijawab',
} as const satisfies TextsOf<typeof en>;
