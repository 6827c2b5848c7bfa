import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Nessun corso è ancora completo, quindi non c’è nulla da rilasciare.',
} as const satisfies TextsOf<typeof en>;
