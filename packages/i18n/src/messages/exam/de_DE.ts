import type { TextsOf } from '../../message-types.ts';
import type { exam as en } from './en.ts';

export const exam = {
  questions: '{count, plural, one {# Frage} other {# Fragen}}',
  points: '{count, plural, one {# Punkt} other {# Punkte}}',
  passMark: 'Bestehensgrenze: {mark}',
  openBook: 'Mit Hilfsmitteln',
  openBookHint: 'Sie dürfen beim Antworten Bücher und Notizen benutzen.',
  closedBook: 'Ohne Hilfsmittel',
  closedBookHint: 'Bitte legen Sie Bücher und Notizen beiseite, bevor Sie beginnen.',
  attempts: 'Genutzte Versuche: {used} von {allowed}',
  instructions: 'Anleitung',
  beforeYouStart: 'Bevor Sie beginnen',
  countsAsAttempt: 'Der Beginn der Prüfung zählt als Versuch.',
  leavingFails:
    'Wenn Sie die Seite verlassen oder den Browser schließen, bevor Sie fertig sind, gilt der Versuch als nicht bestanden.',
  reloadKeeps:
    'Wird die Seite neu geladen oder bricht die Verbindung ab, bleiben Ihre Antworten erhalten und Sie können weitermachen.',
  retakeCap: 'Bei einer Wiederholung zählt ein bestandenes Ergebnis als {cap}.',
  start: 'Prüfung beginnen',
  continue: 'Prüfung fortsetzen',
  tryAgain: 'Erneut versuchen',
  attemptOpen: 'Sie haben einen laufenden Versuch. Ihre bisherigen Antworten sind gespeichert.',
  exceeded:
    'Sie können diese Prüfung nicht ablegen, da Sie die zulässige Anzahl von Versuchen überschritten haben',
  seeInstructor:
    'Bitte wenden Sie sich an Ihre Lehrkraft, um die weiteren Möglichkeiten zu besprechen',
  passedAlready: 'Sie haben diese Prüfung bestanden.',
  earlierResults: 'Frühere Ergebnisse',
  attemptNumber: 'Versuch {number}',
  passed: 'Bestanden',
  failed: 'Nicht bestanden',
  abandoned: 'Vor dem Ende verlassen',
  questionOf: 'Frage {number} von {total}',
  chooseOne: 'Wählen Sie eine Antwort.',
  saved: 'Gespeichert',
  notSaved: 'Noch nicht gespeichert',
  keptHere:
    'Ihre Antwort ist auf diesem Gerät gesichert und wird gesendet, sobald die Verbindung wieder besteht.',
  allQuestions: 'Alle Fragen',
  answeredItem: 'Frage {number}: beantwortet',
  unansweredItem: 'Frage {number}: nicht beantwortet',
  unsavedItem: 'Frage {number}: noch nicht gespeichert',
  review: 'Antworten prüfen',
  reviewTitle: 'Prüfen Sie Ihre Antworten',
  allAnswered: 'Alle Fragen sind beantwortet.',
  unanswered:
    '{count, plural, one {# Frage ist nicht beantwortet.} other {# Fragen sind nicht beantwortet.}}',
  notAnswered: 'Nicht beantwortet',
  goToQuestion: 'Zu Frage {number}',
  finish: 'Prüfung abschließen',
  finishTitle: 'Prüfung abschließen?',
  finishText: 'Danach können Sie Ihre Antworten nicht mehr ändern.',
  finishing: 'Wird abgeschlossen …',
  waiting:
    'Ihre letzten Antworten werden noch gespeichert. Die Prüfung wird abgeschlossen, sobald die Verbindung wieder besteht.',
  leaveTitle: 'Prüfung verlassen?',
  leaveWarning:
    'Warnung: Wenn Sie diese Seite verlassen, gilt dieser Versuch als NICHT BESTANDEN. Möchten Sie die Seite wirklich verlassen?',
  stay: 'Bleiben',
  leave: 'Verlassen und nicht bestehen',
  congratulations: 'Herzlichen Glückwunsch',
  passedText: 'Sie haben diese Prüfung bestanden.',
  failedText: 'Sie haben diese Prüfung nicht bestanden.',
  abandonedText:
    'Sie haben die Prüfung vor dem Ende verlassen; dieser Versuch gilt deshalb als nicht bestanden.',
  score: 'Ergebnis',
  earnedPoints: '{earned, number} von {total, plural, one {# Punkt} other {# Punkten}}',
  scaledFrom:
    'Sie haben {earned} erreicht. Bei einer Wiederholung oder nach versäumter Frist zählt ein bestandenes Ergebnis als {kept}.',
  attemptsLeft:
    '{count, plural, =0 {Keine Versuche mehr} one {Noch # Versuch} other {Noch # Versuche}}',
  questionsAndAnswers: 'Fragen und Antworten',
  yourAnswer: 'Ihre Antwort',
  correctAnswer: 'Richtige Antwort',
  correct: 'Richtig',
  wrong: 'Falsch',
  noAnswer: 'Sie haben diese Frage nicht beantwortet.',
  backToCourse: 'Zurück zum Kurs',
} as const satisfies TextsOf<typeof en>;
