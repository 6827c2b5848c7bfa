import type { TextsOf } from '../../../message-types.ts';
import type { privacy as en } from './en.ts';

export const privacy = {
  title: 'Datenschutz',
  updated: 'Zuletzt geändert am {date}',
  intro:
    'Dieser Hinweis erklärt, welche Angaben {organisation} über Sie speichert, wofür sie verwendet werden und welche Rechte Sie haben.',
  collectTitle: 'Was wir speichern',
  collectBody:
    'Ihren Namen und Ihre Kontaktdaten, Ihren Campus und Ihre Gruppen, Ihre Kurse, Prüfungsergebnisse, Aufgaben und Anwesenheiten, Ihre Rechnungen und Zahlungen sowie ein Protokoll wichtiger Vorgänge in Ihrem Konto. Kartennummern speichert nur der Zahlungsdienstleister.',
  useTitle: 'Wofür wir es verwenden',
  useBody:
    'Wir verwenden diese Angaben, um Sie zu unterrichten, Ihre Arbeiten zu bewerten, Zeugnisse auszustellen, Ihnen Nachrichten zu Ihrem Studium zu senden, Gebühren abzurechnen und die Website sicher zu halten. Wir verkaufen sie nicht und nutzen sie nicht für Werbung.',
  accessTitle: 'Wer es sehen kann',
  accessBody:
    'Sie sehen Ihre eigenen Angaben. Lehrkräfte und Mitarbeitende sehen, was sie für ihre Aufgabe an Ihrem Campus brauchen. Andere Studierende sehen Ihren Namen nur dort, wo Sie gemeinsam studieren. Dienstleister, die die Website betreiben, E-Mails versenden oder Zahlungen abwickeln, dürfen die Angaben allein für diese Aufgabe verwenden.',
  abroadTitle: 'Mehrere Länder',
  abroadBody:
    'Das College hat Standorte in mehreren Ländern. Ihre Angaben können in einem anderen Land als Ihrem eigenen verarbeitet werden, unter dem hier beschriebenen Schutz.',
  keepTitle: 'Wie lange wir es aufbewahren',
  keepBody:
    'Noten und Zeugnisse bewahren wir dauerhaft auf, damit Sie Ihre Ausbildung auch später nachweisen können. Buchhaltungsunterlagen bewahren wir so lange auf, wie das Gesetz es verlangt. Alles andere wird gelöscht, sobald es nicht mehr gebraucht wird.',
  cookiesTitle: 'Cookies und Speicher auf Ihrem Gerät',
  cookiesBody:
    'Wir verwenden ein Cookie, das Sie angemeldet hält, und eines, das sich Ihre Sprache merkt. Außerdem speichert Ihr Browser Einstellungen und zuletzt geöffnete Seiten, damit die Website schnell ist. Werbe-Cookies gibt es nicht.',
  rightsTitle: 'Ihre Rechte',
  rightsBody:
    'Sie können Auskunft über Ihre gespeicherten Daten verlangen, Fehler berichtigen lassen, eine Kopie erhalten und die Löschung von Angaben verlangen, die wir nicht aufbewahren müssen. Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.',
  contactTitle: 'Kontakt',
  contactBody: 'Schreiben Sie bei allen Fragen zu Ihren Daten an das Büro Ihres Campus.',
} as const satisfies TextsOf<typeof en>;
