import type { TextsOf } from '../../../message-types.ts';
import type { authoringLesson as en } from './en.ts';

export const authoringLesson = {
  orderHint:
    'Faites glisser une leçon à sa place, ou déplacez-la avec les boutons et les touches fléchées.',
  moveUp: 'Monter « {title} »',
  moveDown: 'Descendre « {title} »',
  moved: '« {title} » est maintenant le numéro {position, number} sur {total, number}.',
  moveConflict:
    '« {title} » n’a pas été déplacé : quelqu’un d’autre l’a modifié entre-temps. Vous voyez maintenant ce qui est enregistré.',
  selected:
    '{count, plural, one {# leçon sélectionnée} many {# leçons sélectionnées} other {# leçons sélectionnées}}',
  selectAll: 'Sélectionner toutes les leçons',
  outcomes: 'Résultat pour chaque leçon',
  outcomePublished: 'publiée',
  outcomeUnpublished: 'retirée',
  outcomeUnchanged: 'l’était déjà',
  sectionRules: 'Ouverture et règles',
  releaseHint: 'Compté à partir du jour où le cours commence dans un groupe. Vide : tout de suite.',
  releaseDates: 'S’ouvre dans ces groupes',
  atOnce: 'Tout de suite',
  noSkippingHint: 'La première fois, personne ne va plus loin que ce qui a été vu.',
  minimumHint:
    'Les examens du cours s’ouvrent dès que cette part a été vue. Vide : aucune condition.',
  media: 'Enregistrements et sous-titres',
  missing: 'Manquant',
  withRecording:
    '{done, number} langues sur {total, number} ont un enregistrement, {subtitled, number} ont des sous-titres.',
  missingIn: 'Sans enregistrement : {languages}.',
  otherLanguages: 'Ajouter dans une autre langue',
  ofTheCourse: 'langue du cours',
  upload: 'Déposer',
  replace: 'Remplacer',
  removeRecording: 'Supprimer l’enregistrement : {language} ?',
  removeSubtitles: 'Supprimer les sous-titres : {language} ?',
  removeFile: 'Supprimer « {title} » ?',
  removedFile: 'Le fichier est supprimé.',
  addDownloads: 'Fichiers que les étudiants peuvent télécharger',
  rename: 'Renommer « {title} »',
} as const satisfies TextsOf<typeof en>;
