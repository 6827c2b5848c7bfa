import type { TextsOf } from '../../../message-types.ts';
import type { adminCommon as en } from './en.ts';

export const adminCommon = {
  moreAreas: 'Weitere Bereiche',
  empty: '(leer)',
  published: 'Veröffentlicht',
  draft: 'Entwurf',
  export: 'Exportieren',
  exportHint: 'Lädt alle Zeilen dieser Liste als CSV-Datei herunter',
  exporting: 'Wird exportiert … {done, number} von {total, number}',
  exported: '{count, plural, one {# Zeile exportiert} other {# Zeilen exportiert}}',
  exportFailed: 'Der Export wurde abgebrochen: {reason}',
  addTitle: 'Hinzufügen: {name}',
  editTitle: 'Bearbeiten: {name}',
  changed: '{name} ist gespeichert',
  created: '{name} ist angelegt',
  deleted: '{name} ist gelöscht',
  deleteTitle: '{name} löschen?',
  conflictTitle: 'Jemand anderes hat diesen Eintrag inzwischen geändert',
  conflictBody:
    'Ihre Eingaben sind noch da, und nichts ist bisher gespeichert. Diese Felder weichen ab:',
  conflictSame:
    'Ihre Eingaben sind noch da, und nichts ist bisher gespeichert. Kein Feld weicht ab.',
  conflictField: 'Feld',
  conflictMine: 'Ihre Eingabe',
  conflictTheirs: 'Jetzt gespeichert',
  conflictChanged: 'geändert',
  conflictKeepMine: 'Meine Eingaben speichern',
  conflictTakeTheirs: 'Gespeichertes übernehmen',
  nothingFound: 'Nichts entspricht diesen Filtern.',
  couldNotLoad: 'Das konnte nicht geladen werden.',
  selectRow: '{name} auswählen',
  selectPage: 'Alle Zeilen dieser Seite auswählen',
  selected: '{count, plural, one {# Zeile ausgewählt} other {# Zeilen ausgewählt}}',
  selectedElsewhere:
    '{count, plural, one {# davon ist nicht auf dieser Seite} other {# davon sind nicht auf dieser Seite}}',
  clearSelection: 'Auswahl aufheben',
  exportSelected: 'Auswahl exportieren',
  deleteSelectedTitle: '{count, plural, one {# Zeile löschen?} other {# Zeilen löschen?}}',
  deletedSelected: '{count, plural, one {# Zeile ist gelöscht} other {# Zeilen sind gelöscht}}',
  deletedSome:
    '{done, plural, one {# Zeile ist gelöscht} other {# Zeilen sind gelöscht}}, {failed, plural, one {# nicht} other {# nicht}}: {reason}',
  switchedOn: 'Eingeschaltet',
  switchedOff: 'Abgeschaltet',
  import: 'Importieren',
} as const satisfies TextsOf<typeof en>;
