import type { TextsOf } from '../../../message-types.ts';
import type { explainExam as en } from './en.ts';

export const explainExam = {
  points: 'Erreichte Punkte',
  percent: 'In Prozent, ab der Hälfte aufgerundet',
  passMark: 'Bestehensgrenze',
  retake: 'Bestanden in einer Wiederholung zählt höchstens {cap, number, percent}',
  late: 'Bestanden nach Ablauf der Frist zählt höchstens {cap, number, percent}',
  retakeAndLate:
    'Bestanden in einer Wiederholung und nach Ablauf der Frist zählt höchstens {cap, number, percent}',
  left: 'Der Versuch endete vor der Abgabe und gilt als nicht bestanden',
  timeUp: 'Die Zeit war um: Das Gespeicherte wurde abgegeben',
  corrected: 'Von Hand berichtigt',
  marking: 'Einige Antworten werden noch bewertet',
  recorded: 'Von einer Prüfung auf Papier übertragen',
  moreTime: 'Ihre Zeit beträgt {factor, number, percent} der üblichen',
  breaks:
    'Zu Ihrer Zeit {minutes, plural, one {kommt # Minute} other {kommen # Minuten}} Pause hinzu',
  extraAttempts: '{count, plural, one {# Versuch} other {# Versuche}} mehr als üblich',
  mayLeave: 'Wenn Sie die Seite verlassen, gilt Ihr Versuch nicht als nicht bestanden',
  grace: 'Sie dürfen bis zu {seconds, plural, one {# Sekunde} other {# Sekunden}} abwesend sein',
  largerType: 'Die Fragen erscheinen in größerer Schrift',
  readAloud: 'Die Fragen können vorgelesen werden',
} as const satisfies TextsOf<typeof en>;
