import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings:
    'Cette leçon contient des enregistrements. Veuillez les retirer avant d’en faire un texte.',
  playsNothing:
    'Une leçon de ce type ne lit aucun enregistrement. Veuillez d’abord choisir un autre type.',
} as const satisfies TextsOf<typeof en>;
