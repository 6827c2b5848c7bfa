import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Belum ada kursus yang selesai, jadi belum ada yang dapat diterbitkan.',
} as const satisfies TextsOf<typeof en>;
