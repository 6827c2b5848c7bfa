import type { TextsOf } from '../../../message-types.ts';
import type { adminHome as en } from './en.ts';

export const adminHome = {
  welcome: 'Willkommen, {name}',
  allRegions: 'Die ganze Hochschule auf einen Blick',
  ownRegions: 'Auf einen Blick: {regions}',
  activeStudents: 'Aktive Studierende',
  recentResults: 'Neueste Prüfungsergebnisse',
  noResults: 'Noch hat niemand eine Prüfung beendet.',
  allResults: 'Alle Prüfungsergebnisse',
  reportsOnly: 'Ihre Rolle öffnet die Berichte der Hochschule.',
  waiting: 'Was auf Sie wartet',
  nothingWaits: 'Im Moment wartet nichts auf Sie.',
  oldest: 'Das Älteste seit {date}',
  waitingNotEnrolled: 'Personen, die noch kein Passwort gesetzt haben',
  waitingWithoutGroup: 'Personen ohne Gruppe',
  waitingWithoutMembers: 'Gruppen ohne Mitglieder',
  waitingWithoutSchema: 'Gruppen ohne Anwesenheitsregeln',
  waitingWithoutAttendanceAdmin: 'Regionen ohne Zuständige für Anwesenheit',
  waitingUnpublished: 'Dokumente, die nicht veröffentlicht sind',
  waitingRequests: 'Neue Anträge',
} as const satisfies TextsOf<typeof en>;
