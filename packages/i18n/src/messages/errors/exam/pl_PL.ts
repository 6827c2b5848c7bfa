import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: 'Pytanie typu prawda/fałsz ma dokładnie dwie odpowiedzi.',
  choiceCount: 'Należy podać od {min, number} do {max, number} odpowiedzi.',
  oneCorrect: 'Należy oznaczyć dokładnie jedną odpowiedź jako poprawną.',
  questionNeeded: 'Przed opublikowaniem egzamin musi mieć co najmniej jedno pytanie.',
  notInGroup: 'Ta osoba nie studiuje w wybranej grupie.',
  notOffered: 'Kurs tego egzaminu nie jest dostępny dla wybranej grupy.',
  attemptOpen:
    'Ten egzamin jest właśnie zdawany. Wynik można wpisać po zakończeniu tego podejścia.',
  inFuture: 'Ten moment jeszcze nie nastąpił.',
  sameScore: 'Wynik jest już taki sam.',
  ownResult: 'Nikt nie wpisuje ani nie poprawia własnego wyniku.',
  notOpenYet: 'Ten egzamin nie jest jeszcze otwarty.',
  closed: 'Ten egzamin jest zamknięty. Nie można go już rozpocząć.',
  oneSource: 'Proszę wybrać pytanie lub pulę albo napisać nowe pytanie.',
  poolTooSmall: 'Pula zawiera mniej pytań, niż ma zostać wylosowanych.',
  windowOrder: 'Ten moment musi przypadać po poprzednim.',
  notRestorable: 'Tego podejścia nie można ponownie otworzyć.',
  otherAttemptOpen: 'Inne podejście do tego egzaminu jest otwarte.',
  marksStand:
    'Tę ocenę można zmienić, ale nie można jej już wycofać: wynik został skorygowany lub rozpoczęto już kolejne podejście.',
  nobodySits: 'W tej chwili nikt nie zdaje tego egzaminu.',
  earnedBounds: 'Proszę przyznać od 0 do {max, number} punktów.',
  noPractice: 'Tego egzaminu nie można zdawać na próbę.',
  numberAhead:
    'Ta odpowiedź ma numer, którego żadna strona nie mogła jej nadać. Proszę ponownie wczytać stronę i odpowiedzieć jeszcze raz.',
} as const satisfies TextsOf<typeof en>;
