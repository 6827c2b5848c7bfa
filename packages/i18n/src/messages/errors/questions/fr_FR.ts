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
  poolOfOtherCourse: 'Ce groupe de questions appartient à un autre cours.',
  revised: 'Quelqu’un d’autre a modifié cette question entre-temps. Rien n’est enregistré.',
  asked: 'Ces examens posent cette question : {exams}. Elle peut être archivée à la place.',
  askedInLessons:
    'Les enregistrements de ces leçons s’arrêtent sur cette question : {lessons}. Elle peut être archivée à la place.',
  moreExams:
    '{count, plural, one {# autre examen} many {# autres examens} other {# autres examens}}',
  answered: 'Des étudiants ont répondu à cette question. Elle peut être archivée à la place.',
} as const satisfies TextsOf<typeof en>;
