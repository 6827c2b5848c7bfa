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
  asked:
    'To pytanie występuje w egzaminie lub studenci już na nie odpowiadali. Można je zamiast tego zarchiwizować.',
  poolOfOtherCourse: 'Ta pula pytań należy do innego kursu.',
} as const satisfies TextsOf<typeof en>;
