import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: 'Une question vrai/faux comporte exactement deux réponses.',
  choiceCount: 'Indiquez de {min, number} à {max, number} réponses.',
  oneCorrect: 'Marquez exactement une réponse comme correcte.',
  questionNeeded: 'Un examen doit comporter au moins une question pour être publié.',
  notInGroup: 'Cette personne n’étudie pas dans le groupe choisi.',
  notOffered: 'Le cours de cet examen n’est pas proposé au groupe choisi.',
  attemptOpen:
    'Cet examen est en cours de passage. Saisissez le résultat une fois cette tentative terminée.',
  inFuture: 'Ce moment n’est pas encore arrivé.',
  sameScore: 'La note est déjà celle-ci.',
  ownResult: 'Personne ne saisit ni ne corrige son propre résultat.',
  notOpenYet: 'Cet examen n’est pas encore ouvert.',
  closed: 'Cet examen est clos. Il ne peut plus être commencé.',
  oneSource: 'Choisissez une question ou une réserve, ou rédigez une nouvelle question.',
  poolTooSmall: 'La réserve contient moins de questions qu’il ne faut en tirer.',
  windowOrder: 'Ce moment doit suivre le précédent.',
  notRestorable: 'Cette tentative ne peut pas être rouverte.',
  otherAttemptOpen: 'Une autre tentative de cet examen est ouverte.',
  marksStand:
    'Cette note peut être modifiée, mais plus retirée : le résultat a été corrigé ou une autre tentative a déjà commencé.',
  nobodySits: 'Personne ne passe cet examen en ce moment.',
  earnedBounds: 'Attribuez de 0 à {max, number} points.',
  noPractice: 'Cet examen ne peut pas être passé à titre d’entraînement.',
  numberAhead:
    'Cette réponse porte un numéro qu’aucune page n’a pu lui donner. Veuillez recharger la page et répondre à nouveau.',
} as const satisfies TextsOf<typeof en>;
