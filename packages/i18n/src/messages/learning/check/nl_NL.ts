import type { TextsOf } from '../../../message-types.ts';
import type { learningCheck as en } from './en.ts';

export const learningCheck = {
  rule: '{count, plural, one {De opname stopt één keer en stelt een vraag: op {times}.} other {De opname stopt # keer en stelt een vraag: op {times}.}} U mag het zo vaak proberen als u wilt. De les is voltooid zodra alles is beantwoord.',
  marks: 'Vragen op {times}',
  title: 'Vraag {number, number} van {total, number}',
  several: 'Er kan meer dan één antwoord juist zijn.',
  yourAnswer: 'Uw antwoord',
  send: 'Antwoorden',
  right: 'Dat is juist.',
  wrong: 'Dat is nog niet juist. Probeer het nog eens, of luister opnieuw naar dit deel.',
  goOn: 'Verder',
  again: 'Opnieuw afspelen vanaf {time}',
  notSent: 'Uw antwoord is niet aangekomen. Het blijft hier bewaard; stuur het opnieuw.',
} as const satisfies TextsOf<typeof en>;
