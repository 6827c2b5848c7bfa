import type { TextsOf } from '../../../message-types.ts';
import type { workGrades as en } from './en.ts';

export const workGrades = {
  none: 'Vous n’avez pas encore de notes. Elles apparaîtront ici dès le début d’un de vos cours.',
  noneYet: 'Pas encore de note',
  points: 'Points de note : {points}',
  soFar: 'pour l’instant',
  part: 'Examen ou devoir',
  weight: 'Coefficient',
  score: 'Résultat',
  letter: 'Lettre',
  missing: 'Manquant',
  notRequired: 'Non exigé',
  pending: 'À venir',
  courseGrade: 'Note du cours',
  deduction: 'Déduction (points de pourcentage)',
  howPart: 'D’où vient le nombre de {title}',
  howCourse: 'D’où vient la note du cours',
  whatIf: 'Et si…',
  whatIfHint:
    'Saisissez d’autres résultats pour voir comment la note du cours changerait. Ces nombres ne sont pas réels et rien n’est enregistré.',
  guess: 'Résultat à essayer',
  guessFor: 'Résultat à essayer pour {title}',
  wouldBe: 'La note du cours serait',
  reset: 'Réinitialiser',
  backToReal: 'Retour à la vraie note',
  history: 'Modifications de vos notes',
  noChanges: 'Aucune de vos notes n’a été modifiée.',
  changed: 'de {before} à {after}',
} as const satisfies TextsOf<typeof en>;
