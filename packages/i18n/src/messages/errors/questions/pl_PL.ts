import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestions as en } from './en.ts';

export const errorsQuestions = {
  rightAndWrong:
    'Proszę oznaczyć co najmniej jedną odpowiedź jako poprawną i co najmniej jedną pozostawić nieoznaczoną.',
  partCount: 'Proszę podać od {min, number} do {max, number} pozycji.',
  optionCount: 'Proszę podać od {min, number} do {max, number} odpowiedzi do dopasowania.',
  eachMatched: 'Proszę wybrać pasującą odpowiedź do każdego stwierdzenia.',
  blanksInText: 'Każda luka musi wystąpić dokładnie raz w tekście w każdym języku.',
  acceptedCount: 'Proszę podać od {min, number} do {max, number} uznawanych odpowiedzi.',
  stays: 'Tego nie można już zmienić.',
  poolOfOtherCourse: 'Ta pula pytań należy do innego kursu.',
  revised: 'W międzyczasie ktoś inny zmienił to pytanie. Nic nie zapisano.',
  asked: 'To pytanie zadają egzaminy: {exams}. Można je natomiast zarchiwizować.',
  askedInLessons:
    'Nagrania tych lekcji zatrzymują się na tym pytaniu: {lessons}. Można je natomiast zarchiwizować.',
  moreExams:
    '{count, plural, one {jeszcze # egzamin} few {jeszcze # egzaminy} many {jeszcze # egzaminów} other {jeszcze # egzaminu}}',
  answered: 'Studenci odpowiadali już na to pytanie. Można je natomiast zarchiwizować.',
} as const satisfies TextsOf<typeof en>;
