import type { TextsOf } from '../../../message-types.ts';
import type { printTranscript as en } from './en.ts';

export const printTranscript = {
  title: 'Cijferlijst',
  student: 'Student',
  issued: 'Uitgegeven',
  code: 'Code',
  course: 'Cursus',
  score: 'Resultaat',
  letter: 'Cijfer',
  points: 'Punten',
  inProgress: 'Bezig',
  termMean: 'Gemiddelde van het semester',
  overallMean: 'Totaal gemiddelde',
  otherCourses: 'Overige cursussen, {year}',
  scale: 'Beoordelingsschaal',
  scaleBand: '{letter}: vanaf {from, number, percent}, {points} punten',
  verify: 'Of deze cijferlijst van ons is en nog geldt, leest u op:',
  page: 'Pagina {page, number} van {pages, number}',
  revoked: 'Ingetrokken',
} as const satisfies TextsOf<typeof en>;
