import type { TextsOf } from '../../message-types.ts';
import type { errors as en } from './en.ts';

export const errors = {
  unauthenticated: 'Bitte melden Sie sich an, um fortzufahren.',
  forbidden: 'Sie haben darauf keinen Zugriff.',
  notFound: 'Diesen Eintrag gibt es nicht, oder Sie haben keinen Zugriff darauf.',
  conflict:
    'Jemand anderes hat diesen Eintrag geändert, während Sie daran gearbeitet haben. Laden Sie ihn neu und nehmen Sie Ihre Änderung noch einmal vor.',
  invalidValue: 'Dieser Wert ist nicht gültig.',
  invalid: 'Einige Werte sind nicht gültig. Bitte prüfen Sie die markierten Felder.',
  limit: 'Zu viele Versuche. Bitte warten Sie eine Weile und versuchen Sie es erneut.',
  internal:
    'Bei uns ist etwas schiefgegangen. Wenn es wieder geschieht, nennen Sie uns diese Nummer: {id}',
  network: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.',
  badStatus: 'Antwort nicht erfolgreich: Statuscode {code} erhalten',
  loginFailed: 'Die E-Mail-Adresse oder das Passwort ist nicht richtig.',
  offlineApp: 'Bitte melden Sie sich über die Offline-App an',
  tokenInvalid: 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  accountExists: 'Sie haben bereits ein Konto',
  tooManyTries:
    'Zu viele Versuche. Bitte versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} erneut.',
  wrongPassword: 'Das ist nicht Ihr aktuelles Passwort.',
  groupClosed: 'Diese Gruppe nimmt zurzeit keine neuen Studierenden auf.',
  fieldRequired: 'Dieses Feld ist erforderlich.',
  tooShort:
    '{min, plural, one {Geben Sie mindestens # Zeichen ein.} other {Geben Sie mindestens # Zeichen ein.}}',
  tooLong:
    '{max, plural, one {Geben Sie höchstens # Zeichen ein.} other {Geben Sie höchstens # Zeichen ein.}}',
  tooSmall: 'Geben Sie {min, number} oder mehr ein.',
  tooLarge: 'Geben Sie {max, number} oder weniger ein.',
  tooFewEntries:
    '{min, plural, one {Mindestens # Eintrag ist nötig.} other {Mindestens # Einträge sind nötig.}}',
  tooManyEntries:
    '{max, plural, one {Höchstens # Eintrag ist erlaubt.} other {Höchstens # Einträge sind erlaubt.}}',
  tooMuchSent:
    'Was Sie senden, ist zu groß (höchstens {size, number} MB). Senden Sie weniger auf einmal.',
  invalidEmail: 'Geben Sie eine gültige E-Mail-Adresse ein.',
  invalidNumber: 'Geben Sie eine Zahl ein.',
  invalidDate: 'Geben Sie ein gültiges Datum ein.',
  mustBeUnique: 'Dieser Wert ist schon vergeben. Er darf nur einmal vorkommen.',
  inUse: 'Dieser Eintrag wird verwendet und kann nicht gelöscht werden.',
  examNoAttemptsLeft:
    'Sie können diese Prüfung nicht ablegen, da Sie die zulässige Anzahl von Versuchen überschritten haben',
  examSeeInstructor:
    'Bitte wenden Sie sich an Ihre Lehrkraft, um die weiteren Möglichkeiten zu besprechen',
  examLeaveWarning:
    'Warnung: Wenn Sie diese Seite verlassen, gilt dieser Versuch als NICHT BESTANDEN. Möchten Sie die Seite wirklich verlassen?',
  examOfflineOnly: 'Nur Gruppen der Art „Offline-App“ können Prüfungen in der App ablegen',
  examAttemptOver: 'Dieser Versuch ist beendet. Seine Antworten können nicht mehr geändert werden.',
  examNotOpen: 'Diese Prüfung ist für Sie zurzeit nicht geöffnet.',
} as const satisfies TextsOf<typeof en>;
