import type { TextsOf } from '../../../message-types.ts';
import type { workMarking as en } from './en.ts';

export const workMarking = {
  nothingYet: 'Rien n’a encore été remis.',
  keys: 'Les touches J et K, ou les flèches, mènent à la remise suivante et à la précédente.',
  walk: 'De remise en remise',
  backToList: 'Retour à la liste',
  choose: 'Choisissez une remise.',
  empty: 'Ni texte ni fichier n’a été remis.',
  own: 'C’est votre propre travail. Une autre personne le note.',
  guidance: 'Ce qu’il faut y trouver',
  grade: 'Notation',
  score: 'Pourcentage (0 à 100)',
  scoreRange: 'Veuillez saisir un nombre entier de 0 à 100.',
  completion: 'Achèvement',
  richFeedback:
    'Ces commentaires ont une mise en forme et restent tels quels. Ils se modifient dans l’administration.',
  comments: 'Ajouter un commentaire enregistré',
  keepComment: 'Enregistrer le texte comme commentaire',
  commentKept: 'Le commentaire a été enregistré.',
  removeComment: 'Retirer des commentaires enregistrés',
  commentRemoved: 'Le commentaire a été retiré.',
  save: 'Enregistrer la note',
  saveNext: 'Enregistrer et continuer',
  saved: 'La note est enregistrée. L’étudiant en est averti.',
  undo: 'Retirer la note',
  undone: 'La note a été retirée.',
  dropFiles: 'Déposez ici les fichiers pour l’étudiant.',
  student: 'Étudiant',
  reopen: 'Ouvrir pour un étudiant',
  reopenText:
    'L’étudiant peut remettre son travail jusque-là, quels que soient l’échéance et la note, et en est informé. L’heure est celle du campus ({zone}).',
  reopenUntil: 'Ouvert jusqu’au',
  reopened: 'L’étudiant peut remettre son travail jusque-là et en a été informé.',
  graded: 'noté',
  nothingOfOne: 'rien remis',
  openUntil: 'ouvert jusqu’au {date}',
} as const satisfies TextsOf<typeof en>;
