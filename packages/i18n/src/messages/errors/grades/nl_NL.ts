import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Er is nog geen cursus voltooid, dus er valt niets uit te geven.',
} as const satisfies TextsOf<typeof en>;
