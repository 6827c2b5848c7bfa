import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Żaden kurs nie jest jeszcze ukończony, więc nie ma czego wystawić.',
} as const satisfies TextsOf<typeof en>;
