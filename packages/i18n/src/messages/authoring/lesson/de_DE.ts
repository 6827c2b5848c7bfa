import type { TextsOf } from '../../../message-types.ts';
import type { authoringLesson as en } from './en.ts';

export const authoringLesson = {
  orderHint:
    'Ziehen Sie eine Lektion an ihren Platz oder verschieben Sie sie mit den Schaltflächen und den Pfeiltasten.',
  moveUp: '„{title}“ nach oben',
  moveDown: '„{title}“ nach unten',
  moved: '„{title}“ ist jetzt Nummer {position, number} von {total, number}.',
  moveConflict:
    '„{title}“ wurde nicht verschoben: Jemand anderes hat die Lektion inzwischen geändert. Sie sehen jetzt den gespeicherten Stand.',
  selected: '{count, plural, one {# Lektion ausgewählt} other {# Lektionen ausgewählt}}',
  selectAll: 'Alle Lektionen auswählen',
  outcomes: 'Was aus den Lektionen wurde',
  outcomePublished: 'veröffentlicht',
  outcomeUnpublished: 'zurückgezogen',
  outcomeUnchanged: 'war bereits so',
  sectionRules: 'Freigabe und Regeln',
  releaseHint: 'Gezählt ab dem Tag, an dem der Kurs in einer Gruppe beginnt. Leer: sofort.',
  releaseDates: 'Öffnet sich in diesen Gruppen',
  atOnce: 'Sofort',
  noSkippingHint: 'Beim ersten Mal kommt niemand weiter, als bisher gesehen wurde.',
  minimumHint:
    'Die Prüfungen des Kurses öffnen sich, sobald so viel gesehen wurde. Leer: keine Bedingung.',
  media: 'Aufzeichnungen und Untertitel',
  missing: 'Fehlt',
  withRecording:
    '{done, number} von {total, number} Sprachen haben eine Aufzeichnung, {subtitled, number} haben Untertitel.',
  missingIn: 'Ohne Aufzeichnung: {languages}.',
  otherLanguages: 'In einer anderen Sprache hinzufügen',
  ofTheCourse: 'Sprache des Kurses',
  upload: 'Hochladen',
  replace: 'Ersetzen',
  soundAlone: 'Nur Ton',
  soundAloneSize: 'Nur Ton ({size})',
  removeRecording: 'Aufzeichnung entfernen: {language}?',
  removeSubtitles: 'Untertitel entfernen: {language}?',
  removeFile: '„{title}“ entfernen?',
  removedFile: 'Die Datei ist entfernt.',
  addDownloads: 'Dateien, die Studierende herunterladen können',
  rename: '„{title}“ umbenennen',
  checksHint:
    'Zu diesen Zeiten hält die Aufzeichnung an, stellt die Frage und geht nach der richtigen Antwort weiter. Man darf beliebig oft antworten; stellen Sie daher bitte nichts, was eine Prüfung fragt.',
  addCheck: 'Frage hinzufügen',
  checkTimeHint: 'Minuten und Sekunden, etwa 2:30',
  checkTimeWrong: 'Bitte schreiben Sie Minuten und Sekunden, etwa 2:30.',
  removeCheck: 'Diese Frage aus der Aufzeichnung entfernen?',
  removeCheckHint:
    'Sobald Sie die Lektion speichern, ist nicht mehr bekannt, wer sie beantwortet hat.',
} as const satisfies TextsOf<typeof en>;
