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
} as const satisfies TextsOf<typeof en>;
