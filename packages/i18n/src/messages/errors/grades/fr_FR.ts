import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Aucun cours n’est encore terminé : il n’y a rien à délivrer.',
  letterTwice: 'Cette lettre figure deux fois.',
  bandOrder: 'Chaque lettre doit commencer plus bas que la précédente.',
  bandLast: 'La dernière lettre doit commencer à 0, afin que chaque résultat en ait une.',
  bandPoints: 'Une lettre inférieure ne vaut pas plus de points.',
  blocks: 'Chaque partie de la page doit figurer une fois.',
  neededBlock: 'Aucun relevé n’est délivré sans cette partie.',
} as const satisfies TextsOf<typeof en>;
