import type { TextsOf } from '../../../message-types.ts';
import type { learningCheck as en } from './en.ts';

export const learningCheck = {
  rule: '{count, plural, one {Nagranie zatrzymuje się # raz i zadaje pytanie: {times}.} few {Nagranie zatrzymuje się # razy i zadaje pytanie: {times}.} many {Nagranie zatrzymuje się # razy i zadaje pytanie: {times}.} other {Nagranie zatrzymuje się # razy i zadaje pytanie: {times}.}} Liczba prób nie jest ograniczona. Lekcja jest ukończona, gdy na wszystko padnie odpowiedź.',
  marks: 'Pytania: {times}',
  title: 'Pytanie {number, number} z {total, number}',
  several: 'Więcej niż jedna odpowiedź może być poprawna.',
  yourAnswer: 'Odpowiedź',
  send: 'Odpowiedz',
  right: 'Dobrze.',
  wrong:
    'To jeszcze nie jest dobrze. Proszę spróbować ponownie lub odsłuchać ten fragment jeszcze raz.',
  goOn: 'Dalej',
  again: 'Odtwórz ponownie od {time}',
  notSent: 'Odpowiedź nie dotarła. Pozostaje tutaj; proszę wysłać ją ponownie.',
} as const satisfies TextsOf<typeof en>;
