import type { TextsOf } from '../../message-types.ts';
import type { course as en } from './en.ts';

export const course = {
  empty: 'Sie haben noch keine Kurse. Sobald Ihre Gruppe Kurse hat, erscheinen sie hier.',
  searchLabel: 'Kurse durchsuchen',
  found: '{count, plural, one {# Kurs gefunden} other {# Kurse gefunden}}',
  noMatch: 'Kein Kurs passt zu „{text}“.',
  teacher: 'Lehrkraft: {name}',
  progress: 'Abgeschlossene Lektionen: {done} von {total}',
  continueWith: 'Weiter: {title}',
  startWith: 'Beginnen: {title}',
  allCompleted: 'Alle Lektionen abgeschlossen',
  lessons: 'Lektionen',
  noLessons: 'Dieser Kurs hat noch keine Lektionen.',
  exams: 'Prüfungen',
  video: 'Video',
  audio: 'Audio',
  lessonCompleted: 'Abgeschlossen',
  lessonStarted: 'Weiter bei {time}',
  lessonNew: 'Noch nicht begonnen',
  bestScore: 'Bestes Ergebnis: {score}',
  notTaken: 'Noch nicht abgelegt',
  notPassed: 'Noch nicht bestanden',
  inProgress: 'Läuft gerade',
  blocked: 'Nicht verfügbar',
} as const satisfies TextsOf<typeof en>;
