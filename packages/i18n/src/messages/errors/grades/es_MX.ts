import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Todavía no hay ningún curso completo, así que no hay nada que expedir.',
  letterTwice: 'Esta letra aparece dos veces.',
  bandOrder: 'Cada letra debe comenzar más abajo que la anterior.',
  bandLast: 'La última letra debe comenzar en 0, para que todo resultado tenga una.',
  bandPoints: 'Una letra más baja no vale más puntos.',
  blocks: 'Cada parte de la página debe aparecer una vez.',
  neededBlock: 'Ningún historial carece de esta parte.',
} as const satisfies TextsOf<typeof en>;
