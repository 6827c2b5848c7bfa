import type { TextsOf } from '../../../message-types.ts';
import type { terms as en } from './en.ts';

export const terms = {
  title: 'Nutzungsbedingungen',
  updated: 'Zuletzt geändert am {date}',
  intro:
    'Diese Bedingungen gelten für alle, die {organisation} nutzen: Studierende, Ehemalige, Lehrkräfte und Mitarbeitende. Mit Ihrer Zustimmung verpflichten Sie sich, sie einzuhalten.',
  accountTitle: 'Ihr Konto',
  accountBody:
    'Ihr Konto gehört nur Ihnen. Halten Sie Ihr Passwort geheim, machen Sie richtige Angaben zu Ihrer Person und halten Sie sie aktuell. Informieren Sie sofort das Büro, wenn Sie glauben, dass jemand anderes Ihr Konto benutzt.',
  studyTitle: 'Studium und Prüfungen',
  studyBody:
    'Erledigen Sie Ihre Arbeiten selbst. Geben Sie keine Prüfungsfragen oder Antworten weiter und lassen Sie niemand anderen eine Prüfung für Sie ablegen. Wer eine Prüfung vor dem Ende verlässt, hat diesen Versuch nicht bestanden. Die Regeln Ihres Campus zu Anwesenheit, Fristen und Noten gelten auch hier.',
  contentTitle: 'Kursmaterial',
  contentBody:
    'Lektionen, Videos, Dokumente und Prüfungen gehören dem College oder ihren Verfassern. Sie dürfen sie für Ihr eigenes Studium verwenden. Ohne schriftliche Erlaubnis dürfen Sie sie nicht veröffentlichen, verkaufen oder weitergeben.',
  conductTitle: 'Umgang miteinander',
  conductBody:
    'Begegnen Sie anderen mit Respekt. Senden Sie keine Beleidigungen, keine Werbung und keine schädlichen Dateien, und versuchen Sie nicht, an Daten zu gelangen, die nicht für Sie bestimmt sind. Nachrichten an Ehemalige dürfen nicht für Spendenaufrufe oder Werbung genutzt werden.',
  paymentsTitle: 'Gebühren und Zahlungen',
  paymentsBody:
    'Gebühren sind so fällig, wie es auf Ihrer Rechnung steht. Wenn Sie einem Zahlungsplan zustimmen, werden die Beträge an den vereinbarten Tagen automatisch eingezogen, bis die Rechnung bezahlt ist oder der Plan endet.',
  availabilityTitle: 'Verfügbarkeit',
  availabilityBody:
    'Wir sorgen dafür, dass die Website jederzeit funktioniert, können es aber nicht versprechen. Wartung und Störungen können sie unterbrechen. Wenn Sie wegen einer Störung eine Frist nicht einhalten können, sprechen Sie mit Ihrer Lehrkraft.',
  endingTitle: 'Ende der Nutzung',
  endingBody:
    'Ihr Zugang endet, wenn Sie das College verlassen und nicht zu den Ehemaligen gehören. Wir können ein Konto schließen, das gegen diese Bedingungen verstößt. Ihre Noten und Zeugnisse bleiben auch dann erhalten.',
  changesTitle: 'Änderungen dieser Bedingungen',
  changesBody:
    'Wenn wir diese Bedingungen wesentlich ändern, bitten wir Sie um erneute Zustimmung, bevor Sie die Website weiter nutzen.',
  contactTitle: 'Fragen',
  contactBody: 'Das Büro Ihres Campus beantwortet alle Fragen zu diesen Bedingungen.',
} as const satisfies TextsOf<typeof en>;
