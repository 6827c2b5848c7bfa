import type { TextsOf } from '../../../message-types.ts';
import type { printTranscript as en } from './en.ts';

export const printTranscript = {
  title: 'Leistungsübersicht',
  student: 'Student/in',
  issued: 'Ausgestellt',
  code: 'Code',
  course: 'Kurs',
  score: 'Ergebnis',
  letter: 'Note',
  points: 'Punkte',
  inProgress: 'Läuft noch',
  termMean: 'Mittel des Semesters',
  overallMean: 'Gesamtmittel',
  otherCourses: 'Weitere Kurse, {year}',
  scale: 'Notenskala',
  scaleBand: '{letter}: ab {from, number, percent}, {points} Punkte',
  verify: 'Ob diese Leistungsübersicht von uns stammt und noch gilt, erfahren Sie unter:',
  page: 'Seite {page, number} von {pages, number}',
  revoked: 'Widerrufen',
} as const satisfies TextsOf<typeof en>;
