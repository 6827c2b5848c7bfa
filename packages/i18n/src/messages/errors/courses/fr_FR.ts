import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings:
    'Cette leçon contient des enregistrements. Veuillez les retirer avant d’en faire un texte.',
  playsNothing:
    'Une leçon de ce type ne lit aucun enregistrement. Veuillez d’abord choisir un autre type.',
  checkAfterEnd: "Ce moment ne se trouve pas avant la fin de l'enregistrement.",
  checkSameTime: 'Une autre question est déjà posée à ce moment.',
  checkOfOtherCourse: 'Cette question appartient à un autre cours.',
  checkKind:
    'Seuls le choix unique, le choix multiple, vrai ou faux et la réponse courte sont possibles ici.',
} as const satisfies TextsOf<typeof en>;
