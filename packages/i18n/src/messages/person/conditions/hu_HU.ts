import type { TextsOf } from '../../../message-types.ts';
import type { personExamConditions as en } from './en.ts';

export const personExamConditions = {
  title: 'Az Ön vizsgáin',
  intro: 'Ez minden vizsgán vonatkozik Önre.',
  time: 'Idő: a szokásos {share, number, percent}-a',
  breaks: 'Szünetek: {minutes, plural, one {# perccel több} other {# perccel több}}',
  attempts: 'Próbálkozások: {count, plural, one {# további} other {# további}}',
  noLeaveRule: 'Az oldal elhagyása nem teszi sikertelenné a vizsgát',
  grace: 'Legfeljebb {duration} időre távozhat',
  largerType: 'Kérdések nagyobb betűvel',
  readAloud: 'A kérdések felolvashatók',
  until: 'Eddig: {date}',
} as const satisfies TextsOf<typeof en>;
