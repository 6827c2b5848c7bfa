import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: 'Az igaz/hamis kérdésnek pontosan két válasza van.',
  choiceCount: 'Adjon meg {min, number}–{max, number} választ.',
  oneCorrect: 'Pontosan egy választ jelöljön meg helyesként.',
  questionNeeded: 'A közzétételhez a vizsgának legalább egy kérdést kell tartalmaznia.',
  answered:
    'Erre a kérdésre már válaszoltak hallgatók. Nem távolítható el, pontszáma és helyes válasza nem változtatható meg.',
} as const satisfies TextsOf<typeof en>;
