import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: 'Pytanie typu prawda/fałsz ma dokładnie dwie odpowiedzi.',
  choiceCount: 'Należy podać od {min, number} do {max, number} odpowiedzi.',
  oneCorrect: 'Należy oznaczyć dokładnie jedną odpowiedź jako poprawną.',
  questionNeeded: 'Przed opublikowaniem egzamin musi mieć co najmniej jedno pytanie.',
  answered:
    'Studenci odpowiedzieli już na to pytanie. Nie można go usunąć ani zmienić jego punktów i poprawnej odpowiedzi.',
} as const satisfies TextsOf<typeof en>;
