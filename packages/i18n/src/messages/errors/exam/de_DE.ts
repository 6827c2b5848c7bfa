import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: 'Eine Richtig/Falsch-Frage hat genau zwei Antworten.',
  choiceCount: 'Geben Sie {min, number} bis {max, number} Antworten an.',
  oneCorrect: 'Markieren Sie genau eine Antwort als richtig.',
  questionNeeded:
    'Eine Prüfung braucht mindestens eine Frage, bevor sie veröffentlicht werden kann.',
  notInGroup: 'Diese Person studiert nicht in der gewählten Gruppe.',
  notOffered: 'Der Kurs dieser Prüfung wird der gewählten Gruppe nicht angeboten.',
  attemptOpen:
    'Diese Prüfung wird gerade abgelegt. Erfassen Sie das Ergebnis, wenn dieser Versuch beendet ist.',
  inFuture: 'Dieser Zeitpunkt liegt noch in der Zukunft.',
  sameScore: 'Das ist bereits das Ergebnis.',
  ownResult: 'Eigene Ergebnisse erfasst oder berichtigt niemand selbst.',
  notOpenYet: 'Diese Prüfung ist noch nicht geöffnet.',
  closed: 'Diese Prüfung ist geschlossen. Sie kann nicht mehr begonnen werden.',
  oneSource: 'Wählen Sie eine Frage oder einen Pool, oder schreiben Sie eine neue Frage.',
  poolTooSmall: 'Der Pool hat weniger Fragen, als gezogen werden sollen.',
  windowOrder: 'Dieser Zeitpunkt muss nach dem vorigen liegen.',
  notRestorable: 'Dieser Versuch kann nicht wieder geöffnet werden.',
  otherAttemptOpen: 'Ein anderer Versuch dieser Prüfung ist offen.',
  marksStand:
    'Diese Bewertung lässt sich ändern, aber nicht mehr zurücknehmen: Das Ergebnis wurde berichtigt, oder es wurde schon ein weiterer Versuch begonnen.',
  nobodySits: 'Zurzeit legt niemand diese Prüfung ab.',
  earnedBounds: 'Vergeben Sie 0 bis {max, number} Punkte.',
  noPractice: 'Diese Prüfung kann nicht geübt werden.',
  numberAhead:
    'Diese Antwort trägt eine Nummer, die keine Seite vergeben haben kann. Bitte laden Sie die Seite neu und antworten Sie noch einmal.',
} as const satisfies TextsOf<typeof en>;
