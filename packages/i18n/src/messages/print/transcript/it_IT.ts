import type { TextsOf } from '../../../message-types.ts';
import type { printTranscript as en } from './en.ts';

export const printTranscript = {
  title: 'Libretto dei voti',
  student: 'Studente',
  issued: 'Rilasciato',
  code: 'Codice',
  course: 'Corso',
  score: 'Punteggio',
  letter: 'Voto',
  points: 'Punti',
  inProgress: 'In corso',
  termMean: 'Media del periodo',
  overallMean: 'Media complessiva',
  otherCourses: 'Altri corsi, {year}',
  scale: 'Scala dei voti',
  scaleBand: '{letter}: dal {from, number, percent}, {points} punti',
  verify: 'L’autenticità e la validità di questo libretto si verificano all’indirizzo:',
  page: 'Pagina {page, number} di {pages, number}',
  revoked: 'Revocato',
} as const satisfies TextsOf<typeof en>;
