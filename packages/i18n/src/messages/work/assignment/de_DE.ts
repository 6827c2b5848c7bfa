import type { TextsOf } from '../../../message-types.ts';
import type { workAssignment as en } from './en.ts';

export const workAssignment = {
  task: 'Ihre Aufgabe',
  taskFiles: 'Dateien zur Aufgabe',
  graded: 'Bewertet mit',
  perCent: '0 bis 100 Prozent',
  completion: 'vollständig oder unvollständig',
  deadline: 'Frist',
  submissions: 'Abgaben',
  areOpen: 'Geöffnet',
  areClosed: 'Geschlossen',
  open: 'Sie können Ihre Arbeit jederzeit abgeben.',
  openUntil: 'Sie können Ihre Arbeit bis {date} abgeben.',
  reopened: 'Die Abgabe wurde für Sie wieder geöffnet, bis {date}.',
  notYet: 'Die Abgabe öffnet am {date}.',
  closed:
    'Die Frist endete am {date}. Eine Abgabe ist nicht mehr möglich; bitte sprechen Sie mit Ihrer Lehrkraft.',
  notRequired:
    'Fällig war dies am {date}, bevor Sie in die Gruppe kamen: nicht verlangt, zählt nicht.',
  closedGraded: 'Ihre Arbeit ist bewertet, daher ist keine Abgabe mehr möglich.',
  handedIn: 'Sie haben Ihre Arbeit abgegeben. Sie wartet auf die Bewertung.',
  handedInOpen:
    'Sie haben Ihre Arbeit abgegeben. Bis {date} können Sie sie zurücknehmen und ändern.',
  yourWork: 'Ihre Arbeit',
  takenBack:
    'Sie haben Ihre Arbeit zurückgenommen. Bitte geben Sie sie erneut ab, sonst zählt sie nicht.',
  text: 'Ihr Text',
  files: 'Dateien Ihrer Arbeit',
  dropFiles: 'Legen Sie die Dateien Ihrer Arbeit hier ab.',
  fileLimit: '{count, number} von höchstens {limit, number}',
  removeFile: '{name} entfernen',
  lateReason: 'Warum kommt Ihre Arbeit zu spät?',
  lateReasonHint: 'Wer Ihre Arbeit bewertet, liest das.',
  submit: 'Arbeit abgeben',
  nothingYet: 'Schreiben Sie zuerst einen Text oder fügen Sie eine Datei hinzu.',
  draftSaved: 'Entwurf gespeichert',
  keptHere:
    'Ihr Text bleibt auf diesem Gerät und wird gesendet, sobald die Verbindung wieder da ist.',
  asideTitle: 'Ein Text von Ihnen konnte nicht gespeichert werden',
  asideText:
    'Er kann nicht mehr gespeichert werden: Die Frist ist vorbei, die Arbeit wurde abgegeben oder bewertet, oder anderswo wurde ein neuerer Text gespeichert. Er bleibt auf diesem Gerät, bis Sie ihn verwerfen.',
  asideCopy: 'Text kopieren',
  asideCopied: 'Kopiert',
  asideDiscard: 'Text verwerfen',
  asideDiscardText:
    'Der Text wird von diesem Gerät entfernt. Das lässt sich nicht rückgängig machen.',
  elsewhere:
    'Ein anderes Fenster hat einen neueren Entwurf gespeichert. Was hier steht, ist nicht gespeichert: Kopieren Sie, was Sie brauchen, und laden Sie die Seite neu.',
  submitTitle: 'Arbeit abgeben?',
  submitFiles:
    '{count, plural, =0 {Ihr Text wird abgegeben.} one {Ihr Text und # Datei werden abgegeben.} other {Ihr Text und # Dateien werden abgegeben.}}',
  submitText:
    'Bis zur Frist können Sie Ihre Arbeit zurücknehmen, danach lässt sich nichts mehr ändern.',
  receipt: 'Empfangsbestätigung',
  handedInAt: 'Abgegeben',
  code: 'Code der Bestätigung',
  hash: 'Prüfsumme',
  mailed: 'Eine Kopie dieser Bestätigung haben Sie per E-Mail erhalten.',
  times: '{count, plural, one {Sie haben #-mal abgegeben.} other {Sie haben #-mal abgegeben.}}',
  withdraw: 'Zurücknehmen',
  withdrawTitle: 'Arbeit zurücknehmen?',
  withdrawText:
    'Sie wird wieder zum Entwurf und zählt erst, wenn Sie sie vor der Frist erneut abgeben.',
  withdrawGraded:
    'Sie wird wieder zum Entwurf und verliert ihre Bewertung, bis Sie sie erneut abgeben und sie neu bewertet ist.',
  feedback: 'Rückmeldung',
  feedbackFiles: 'Zurückgegebene Dateien',
  gradedBy: 'Bewertet von {name} am {date}',
  notInPerson: 'Sie sehen dieses Konto durch die Augen der Person. Das kann nur sie selbst tun.',
} as const satisfies TextsOf<typeof en>;
