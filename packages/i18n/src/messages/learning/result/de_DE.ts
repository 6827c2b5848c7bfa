import type { TextsOf } from '../../../message-types.ts';
import type { learningResult as en } from './en.ts';

export const learningResult = {
  marking: 'Ihre Prüfung wird bewertet',
  markingText:
    'Ein Mensch liest Ihre schriftlichen Antworten. Sie werden benachrichtigt, sobald das Ergebnis da ist.',
  timeUpText: 'Die Zeit war um. Was Sie beantwortet hatten, wurde abgegeben.',
  closedText:
    'Die Seite wurde geschlossen und nicht rechtzeitig wieder geöffnet, daher gilt dieser Versuch als nicht bestanden.',
  lostText:
    'Die Verbindung brach ab und kam nicht rechtzeitig zurück, daher gilt dieser Versuch als nicht bestanden.',
  loggedOutText:
    'Sie wurden abgemeldet, bevor die Prüfung abgegeben war, daher gilt dieser Versuch als nicht bestanden.',
  staffText: 'Die Lehrkraft hat diesen Versuch beendet.',
  practiceText: 'Dies war eine Übung. Das Ergebnis zählt nicht.',
  heldBackTitle: 'Ihre Übung ist abgeschlossen',
  heldBackText:
    'Die Prüfung stellt dieselben Fragen. Was richtig war, erfahren Sie, sobald Sie sie bestanden haben oder kein Versuch mehr bleibt.',
  howScore: 'Wie das Ergebnis zustande kam',
  evidence: 'Was vermerkt wurde',
  eventStarted: 'Versuch begonnen',
  eventCameBack: 'Seite wieder geöffnet',
  eventHidden: 'In ein anderes Fenster gewechselt',
  eventLeft: 'Seite verlassen',
  eventClosed: 'Seite geschlossen',
  eventLost: 'Verbindung abgebrochen',
  eventLoggedOut: 'Abgemeldet',
  eventWarned: 'Vor dem Verlassen gewarnt',
  eventExtended: 'Mehr Zeit bekommen',
  eventMessage: 'Nachricht Ihrer Lehrkraft',
  eventHandedIn: 'Abgegeben',
  eventTimeUp: 'Zeit abgelaufen',
  eventFailed: 'Als nicht bestanden gewertet',
  eventRestored: 'Versuch wiederhergestellt',
  eventEnded: 'Von der Lehrkraft beendet',
  eventServerAway: 'Der Server war nicht verfügbar; diese Zeit zählt nicht',
  eventClockCorrected: 'Die Uhr des Servers wurde gestellt; die verbleibende Zeit ist dieselbe',
  partly: 'Teilweise richtig',
  notGraded: 'Noch nicht bewertet',
  comment: 'Kommentar',
  notShown: 'Die richtigen Antworten dieser Prüfung werden zurzeit nicht gezeigt.',
} as const satisfies TextsOf<typeof en>;
