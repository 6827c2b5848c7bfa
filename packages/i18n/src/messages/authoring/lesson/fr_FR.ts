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
  soundAlone: 'Son seul',
  soundAloneSize: 'Son seul ({size})',
  removeRecording: 'Supprimer l’enregistrement : {language} ?',
  removeSubtitles: 'Supprimer les sous-titres : {language} ?',
  removeFile: 'Supprimer « {title} » ?',
  removedFile: 'Le fichier est supprimé.',
  addDownloads: 'Fichiers que les étudiants peuvent télécharger',
  rename: 'Renommer « {title} »',
  checksHint:
    "À ces moments, l'enregistrement s'arrête, pose la question et reprend après la bonne réponse. Le nombre d'essais n'est pas limité : ne posez donc rien de ce que demande un examen.",
  addCheck: 'Ajouter une question',
  checkTimeHint: 'Minutes et secondes, par exemple 2:30',
  checkTimeWrong: 'Veuillez écrire les minutes et les secondes, par exemple 2:30.',
  removeCheck: "Retirer cette question de l'enregistrement ?",
  removeCheckHint: 'Dès que vous enregistrez la leçon, on ne sait plus qui y a répondu.',
} as const satisfies TextsOf<typeof en>;
