import type { TextsOf } from '../../../message-types.ts';
import type { explainGrades as en } from './en.ts';

export const explainGrades = {
  bestAttempt:
    '{attempts, plural, one {Sur # tentative qui compte} many {La meilleure de # tentatives qui comptent} other {La meilleure des # tentatives qui comptent}}',
  capped: 'Une réussite au rattrapage ou après la date limite compte pour 70 % au plus',
  corrected: 'Corrigé à la main ; c’était d’abord {before, number, percent}',
  gradedByHand: 'Noté à la main',
  completed: 'Terminé : compte pour 100 %',
  notCompleted: 'Non terminé : compte pour 0 %',
  marking: 'Remis et en attente de notation : ne compte pas encore',
  missing: 'Absent après la date limite : compte pour 0 %',
  notRequired: 'À rendre avant l’arrivée dans le groupe : non exigé, ne compte pas',
  pending: 'Encore à venir : ne compte pas avant la date limite',
  part: '{title} : coefficient {weight, number}, soit {share, number, percent} de la note',
  mean: 'Moyenne pondérée de {parts, plural, one {# partie} many {# parties} other {# parties}}, les demis arrondis au-dessus',
  deduction: 'Moins {points, number} points de pourcentage',
  letter: 'À partir de {from, number, percent} : {letter}',
  nothingYet: 'Rien ne compte encore',
  because: 'Motif : {reason}',
} as const satisfies TextsOf<typeof en>;
