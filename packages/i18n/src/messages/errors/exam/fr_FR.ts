import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: 'Une question vrai/faux comporte exactement deux réponses.',
  choiceCount: 'Indiquez de {min, number} à {max, number} réponses.',
  oneCorrect: 'Marquez exactement une réponse comme correcte.',
  questionNeeded: 'Un examen doit comporter au moins une question pour être publié.',
  answered:
    'Des étudiants ont déjà répondu à cette question. Elle ne peut pas être supprimée, et ses points et sa bonne réponse ne peuvent plus changer.',
} as const satisfies TextsOf<typeof en>;
