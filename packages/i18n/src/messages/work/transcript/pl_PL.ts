import type { TextsOf } from '../../../message-types.ts';
import type { workTranscript as en } from './en.ts';

export const workTranscript = {
  of: 'Wykaz ocen: {name}',
  none: 'Wykaz ocen jest jeszcze pusty.',
  noTerm: '{year}, poza semestrami',
  points: 'Punkty',
  termMean: 'Średnia semestru',
  overall: 'Średnia wszystkich ukończonych kursów: {score}, punkty {points}',
  underWay: 'w toku',
  scale: 'Skala (od jakiego wyniku, i punkty):',
  unofficial: 'Wydruk z portalu studenta. Inni mogą sprawdzić tylko wydaną kopię z kodem.',
  copies: 'Wydane kopie',
  copiesHint:
    'Kopia jest plikiem PDF. Odbiorca może na naszej stronie sprawdzić jej autentyczność po kodzie.',
  noCopies: 'Nie wydano jeszcze żadnej kopii.',
  issue: 'Wydaj kopię',
  issueText: 'Kopia pokazuje obecny stan wykazu i otrzymuje własny kod.',
  wasIssued: 'Wydano kopię {code}.',
  issuedOn: 'Wydano {date}',
  revoked: 'Unieważniono {date}',
} as const satisfies TextsOf<typeof en>;
