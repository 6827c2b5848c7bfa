import type { TextsOf } from '../../../message-types.ts';
import type { workGrades as en } from './en.ts';

export const workGrades = {
  none: 'Sie haben noch keine Noten. Sie erscheinen hier, sobald einer Ihrer Kurse begonnen hat.',
  noneYet: 'Noch keine Note',
  points: 'Notenpunkte: {points}',
  soFar: 'bisher',
  part: 'Prüfung oder Aufgabe',
  weight: 'Gewicht',
  score: 'Ergebnis',
  letter: 'Buchstabe',
  missing: 'Fehlt',
  notRequired: 'Nicht verlangt',
  pending: 'Kommt noch',
  courseGrade: 'Kursnote',
  deduction: 'Abzug (Prozentpunkte)',
  howPart: 'Wie die Zahl für {title} zustande kam',
  howCourse: 'Wie die Kursnote zustande kam',
  whatIf: 'Was wäre, wenn …',
  whatIfHint:
    'Geben Sie andere Ergebnisse ein, um zu sehen, wie sich die Kursnote ändern würde. Diese Zahlen sind nicht echt, und nichts wird gespeichert.',
  guess: 'Ergebnis zum Ausprobieren',
  guessFor: 'Ergebnis zum Ausprobieren für {title}',
  wouldBe: 'Die Kursnote wäre',
  reset: 'Zurücksetzen',
  backToReal: 'Zurück zur echten Note',
  history: 'Änderungen Ihrer Noten',
  noChanges: 'Keine Ihrer Noten wurde geändert.',
  changed: 'von {before} auf {after}',
} as const satisfies TextsOf<typeof en>;
