import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Noch ist kein Kurs abgeschlossen, es gibt also nichts auszustellen.',
} as const satisfies TextsOf<typeof en>;
