import type { TextsOf } from '../../../message-types.ts';
import type { setupPage as en } from './en.ts';

export const setupPage = {
  intro: 'Einige Schritte, etwa zehn Minuten. Gespeichert wird erst mit dem letzten.',
  step: 'Schritt {step, number} von {steps, number}',
  collegeTitle: 'Das College',
  organisationName: 'Name des Colleges',
  organisationHint: 'Ausgeschrieben, wie er auf Leistungsübersichten und am Fuß jeder Seite steht.',
  shortName: 'Kurzname',
  shortNameHint: 'Im Titel der Seiten, in der Leiste oben und in E-Mails.',
  defaultLocale: 'Standardsprache',
  defaultLocaleHint: 'Für alle, die keine andere gewählt haben.',
  offered: 'Angebotene Sprachen',
  offeredHint: 'Englisch und die Standardsprache werden immer angeboten.',
  currenciesTitle: 'Währungen',
  currenciesHint:
    'In welchen Währungen rechnet das College? {currency} ist immer dabei, denn Wechselkurse werden darin angegeben.',
  addCurrency: 'Währung hinzufügen',
  decimals:
    '{count, plural, =0 {keine Nachkommastellen} one {# Nachkommastelle} other {# Nachkommastellen}}',
  removeItem: '{name} entfernen',
  regionsTitle: 'Regionen',
  regionsHint:
    'Eine Region ist ein Campus oder ein Büro mit eigener Zeitzone und Währung. Eine genügt für den Anfang.',
  regionNumber: 'Region {number, number}',
  name: 'Name',
  slug: 'Kurzname',
  slugHint: 'Buchstaben, Ziffern und Bindestriche, zum Beispiel east-africa.',
  slugInvalid: 'Nur Buchstaben, Ziffern und einzelne Bindestriche verwenden.',
  zone: 'Zone',
  zoneHint: 'Der Teil der Welt, zu dem Berichte diese Region zählen.',
  kind: 'Art',
  timeZone: 'Zeitzone',
  currency: 'Währung',
  kindCampus: 'Campus',
  kindOffice: 'AWM-Büro',
  addRegion: 'Weitere Region hinzufügen',
  adminTitle: 'Erste Administration',
  adminHint:
    'Mit diesem Konto darf alles getan werden. Von ihm aus werden alle anderen Personen eingeladen.',
  passwordAgain: 'Passwort wiederholen',
  passwordDiffers: 'Die beiden Passwörter stimmen nicht überein.',
  trialsTitle: 'E-Mail und Dateien',
  trialsHint:
    'Bitte probieren Sie beides aus. Was nicht gelingt, wird in der Konfiguration des Servers behoben; nach einem Neustart gilt dieser Link weiterhin.',
  mailTitle: 'E-Mail',
  mailFrom: 'E-Mails werden von {sender} gesendet.',
  mailNone:
    'Es ist kein Mailserver konfiguriert (SMTP_URL). E-Mails bleiben im Postausgang des Servers: Einladungen und Links zu neuen Passwörtern erreichen niemanden.',
  tryMail: 'E-Mail an {email} senden',
  mailSent:
    'Der Mailserver hat die E-Mail angenommen. Bitte sehen Sie nach, ob sie bei {email} ankommt.',
  filesTitle: 'Dateien',
  filesLocal: 'Dateien liegen auf der Festplatte des Servers (DATA_DIR).',
  filesBucket: 'Dateien liegen in einem Bucket (S3_BUCKET).',
  tryFiles: 'Datei schreiben und lesen',
  filesDone: 'Eine Datei wurde geschrieben, wieder gelesen und entfernt.',
  detail: 'Die Antwort lautete: {detail}',
  works: 'Funktioniert',
  fails: 'Funktioniert nicht',
  noMailServer: 'Kein Mailserver',
  notTried: 'Nicht ausprobiert',
  summaryTitle: 'Zusammenfassung',
  summaryHint:
    'Bitte prüfen Sie alles noch einmal. Danach gilt dieser Link nicht mehr; alles lässt sich in der Verwaltung ändern.',
  change: 'Ändern: {title}',
  finish: 'College einrichten',
  mend: 'Bitte sehen Sie sich die markierten Felder an.',
  doneTitle: 'Das College ist eingerichtet',
  doneText:
    'Sie können sich jetzt mit {email} anmelden. Legen Sie in der Verwaltung zuerst eine Gruppe und dann Studierende an: Sie erhalten eine Einladung per E-Mail.',
  deadHint:
    'Falls das College noch kein Konto hat, erhält die Person, die den Server betreibt, mit „npm run setup“ einen neuen Link.',
} as const satisfies TextsOf<typeof en>;
