import type { TextsOf } from '../../../message-types.ts';
import type { personExamConditions as en } from './en.ts';

export const personExamConditions = {
  title: 'Na Państwa egzaminach',
  intro: 'Obowiązuje to Państwa na każdym egzaminie.',
  time: 'Czas: {share, number, percent} zwykłego',
  breaks:
    'Przerwy: {minutes, plural, one {# minuta więcej} few {# minuty więcej} many {# minut więcej} other {# minuty więcej}}',
  attempts:
    'Podejścia: {count, plural, one {# więcej} few {# więcej} many {# więcej} other {# więcej}}',
  noLeaveRule: 'Opuszczenie strony nie oznacza niezdania',
  grace: 'Można być nieobecnym do {duration}',
  largerType: 'Pytania większą czcionką',
  readAloud: 'Pytania mogą być czytane na głos',
  until: 'Do {date}',
} as const satisfies TextsOf<typeof en>;
