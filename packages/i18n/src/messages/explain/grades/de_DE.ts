import type { TextsOf } from '../../../message-types.ts';
import type { explainGrades as en } from './en.ts';

export const explainGrades = {
  bestAttempt:
    '{attempts, plural, one {Der eine Versuch, der zählt} other {Der beste von # Versuchen, die zählen}}',
  capped: 'Bestanden in einer Wiederholung oder nach der Frist zählt höchstens 70 %',
  corrected: 'Von Hand berichtigt; zuerst waren es {before, number, percent}',
  gradedByHand: 'Von Hand benotet',
  completed: 'Erledigt: zählt 100 %',
  notCompleted: 'Nicht erledigt: zählt 0 %',
  marking: 'Abgegeben, wartet auf Bewertung: zählt noch nicht',
  missing: 'Nach der Frist nicht vorhanden: zählt 0 %',
  notRequired: 'War fällig, bevor die Person in die Gruppe kam: nicht verlangt, zählt nicht',
  pending: 'Steht noch aus: zählt vor der Frist nicht',
  part: '{title}: Gewicht {weight, number}, also {share, number, percent} der Note',
  mean: 'Gewichtetes Mittel aus {parts, plural, one {# Teil} other {# Teilen}}, halbe aufgerundet',
  deduction: 'Abzüglich {points, number} Prozentpunkte',
  letter: 'Ab {from, number, percent}: {letter}',
  nothingYet: 'Noch zählt nichts',
  because: 'Grund: {reason}',
} as const satisfies TextsOf<typeof en>;
