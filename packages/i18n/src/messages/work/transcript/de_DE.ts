import type { TextsOf } from '../../../message-types.ts';
import type { workTranscript as en } from './en.ts';

export const workTranscript = {
  of: 'Leistungsübersicht: {name}',
  none: 'Ihre Leistungsübersicht ist noch leer.',
  noTerm: '{year}, außerhalb der Semester',
  points: 'Notenpunkte',
  termMean: 'Durchschnitt des Semesters',
  overall: 'Durchschnitt aller abgeschlossenen Kurse: {score}, Notenpunkte {points}',
  underWay: 'läuft noch',
  scale: 'Skala (ab welchem Ergebnis, und Notenpunkte):',
  unofficial:
    'Ausdruck aus dem Studierendenportal. Nur eine ausgestellte Kopie mit Code kann von anderen geprüft werden.',
  copies: 'Ausgestellte Kopien',
  copiesHint:
    'Eine Kopie ist eine PDF-Datei. Wer sie erhält, kann anhand ihres Codes auf unserer Website prüfen, ob sie echt ist.',
  noCopies: 'Es wurde noch keine Kopie ausgestellt.',
  issue: 'Kopie ausstellen',
  issueText:
    'Die Kopie zeigt Ihre Leistungsübersicht, wie sie jetzt ist, und erhält einen eigenen Code.',
  wasIssued: 'Die Kopie {code} wurde ausgestellt.',
  issuedOn: 'Ausgestellt am {date}',
  revoked: 'Widerrufen am {date}',
} as const satisfies TextsOf<typeof en>;
