import type { TextsOf } from '../../../message-types.ts';
import type { errorsAssignments as en } from './en.ts';

export const errorsAssignments = {
  notYet: 'Diese Aufgabe ist noch nicht geöffnet.',
  closed: 'Die Frist ist abgelaufen: Es kann nichts mehr eingereicht werden.',
  graded: 'Diese Arbeit wurde bewertet: Es kann nichts mehr geändert werden.',
  handedIn: 'Diese Arbeit wurde eingereicht. Bitte ziehen Sie sie zurück, bevor Sie sie ändern.',
  nothing: 'Bitte schreiben Sie etwas oder fügen Sie eine Datei hinzu, bevor Sie einreichen.',
  lateReason: 'Bitte geben Sie an, warum Sie verspätet einreichen.',
  filesOnly: 'Für diese Aufgabe werden nur Dateien angenommen, kein Text.',
  textOnly: 'Für diese Aufgabe wird nur Text angenommen, keine Dateien.',
  tooManyFiles: 'Es ist Platz für {max, plural, one {# Datei} other {# Dateien}}.',
  ownWork: 'Niemand bewertet die eigene Arbeit.',
  score: 'Bitte geben Sie eine Bewertung von 0 bis 100 ein.',
  completion: 'Bitte wählen Sie „vollständig“ oder „unvollständig“.',
  kindStays: 'Es wurden bereits Arbeiten eingereicht, daher bleibt die Art unverändert.',
  untilPassed: 'Bitte wählen Sie einen Zeitpunkt, der noch bevorsteht.',
  dueBeforeOpening: 'Die Frist muss nach der Öffnung liegen.',
  tooManyComments:
    'Es ist Platz für {max, number} gespeicherte Kommentare. Bitte entfernen Sie einen, den Sie nicht mehr brauchen.',
} as const satisfies TextsOf<typeof en>;
