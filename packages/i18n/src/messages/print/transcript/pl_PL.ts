import type { TextsOf } from '../../../message-types.ts';
import type { printTranscript as en } from './en.ts';

export const printTranscript = {
  title: 'Wykaz ocen',
  student: 'Student/ka',
  issued: 'Wystawiono',
  code: 'Kod',
  course: 'Kurs',
  score: 'Wynik',
  letter: 'Ocena',
  points: 'Punkty',
  inProgress: 'W toku',
  termMean: 'Średnia semestru',
  overallMean: 'Średnia ogólna',
  otherCourses: 'Inne kursy, {year}',
  scale: 'Skala ocen',
  scaleBand: '{letter}: od {from, number, percent}, {points} pkt',
  verify: 'Czy ten wykaz pochodzi od nas i nadal jest ważny, można sprawdzić pod adresem:',
  page: 'Strona {page, number} z {pages, number}',
  revoked: 'Unieważniono',
} as const satisfies TextsOf<typeof en>;
