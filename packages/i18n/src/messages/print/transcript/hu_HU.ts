import type { TextsOf } from '../../../message-types.ts';
import type { printTranscript as en } from './en.ts';

export const printTranscript = {
  title: 'Tanulmányi kivonat',
  student: 'Hallgató',
  issued: 'Kiállítva',
  code: 'Kód',
  course: 'Kurzus',
  score: 'Eredmény',
  letter: 'Érdemjegy',
  points: 'Pont',
  inProgress: 'Folyamatban',
  termMean: 'A félév átlaga',
  overallMean: 'Összesített átlag',
  otherCourses: 'Egyéb kurzusok, {year}',
  scale: 'Osztályzati skála',
  scaleBand: '{letter}: {from, number, percent} felett, {points} pont',
  verify: 'Hogy ez a kivonat tőlünk származik-e és érvényes-e még, itt ellenőrizhető:',
  page: '{page, number}. oldal, összesen {pages, number}',
  revoked: 'Visszavonva',
} as const satisfies TextsOf<typeof en>;
