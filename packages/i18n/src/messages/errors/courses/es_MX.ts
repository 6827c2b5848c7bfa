import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings: 'Esta lección tiene grabaciones. Quítelas antes de convertirla en un texto.',
  playsNothing: 'Una lección de este tipo no reproduce nada. Elija primero otro tipo.',
} as const satisfies TextsOf<typeof en>;
