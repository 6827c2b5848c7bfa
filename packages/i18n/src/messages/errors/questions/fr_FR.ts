import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestions as en } from './en.ts';

export const errorsQuestions = {
  rightAndWrong: 'Marquez au moins un choix comme correct et laissez-en au moins un non marqué.',
  partCount: 'Indiquez de {min, number} à {max, number} éléments.',
  optionCount: 'Proposez de {min, number} à {max, number} réponses à associer.',
  eachMatched: 'Choisissez la réponse qui correspond à chaque énoncé.',
  blanksInText: 'Chaque blanc figure exactement une fois dans le texte de chaque langue.',
  acceptedCount: 'Indiquez de {min, number} à {max, number} réponses acceptées.',
  stays: 'Ceci ne peut plus être modifié.',
  asked:
    'Un examen pose cette question, ou des étudiants y ont répondu. Vous pouvez l’archiver à la place.',
  poolOfOtherCourse: 'Ce groupe de questions appartient à un autre cours.',
} as const satisfies TextsOf<typeof en>;
