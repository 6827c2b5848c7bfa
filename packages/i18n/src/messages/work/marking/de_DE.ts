import type { TextsOf } from '../../../message-types.ts';
import type { workMarking as en } from './en.ts';

export const workMarking = {
  nothingYet: 'Es wurde noch nichts abgegeben.',
  keys: 'Die Tasten J und K oder die Pfeiltasten führen zur nächsten und vorherigen Abgabe.',
  walk: 'Von Abgabe zu Abgabe',
  backToList: 'Zurück zur Liste',
  choose: 'Wählen Sie eine Abgabe.',
  empty: 'Es wurde weder ein Text noch eine Datei abgegeben.',
  own: 'Das ist Ihre eigene Arbeit. Jemand anderes bewertet sie.',
  guidance: 'Worauf zu achten ist',
  grade: 'Bewertung',
  score: 'Prozent (0 bis 100)',
  scoreRange: 'Bitte geben Sie eine ganze Zahl von 0 bis 100 ein.',
  completion: 'Vollständigkeit',
  richFeedback:
    'Diese Rückmeldung ist gestaltet und bleibt, wie sie ist. In der Verwaltung lässt sie sich ändern.',
  comments: 'Gespeicherten Kommentar einfügen',
  keepComment: 'Text als Kommentar speichern',
  commentKept: 'Der Kommentar wurde gespeichert.',
  removeComment: 'Aus den gespeicherten Kommentaren entfernen',
  commentRemoved: 'Der Kommentar wurde entfernt.',
  save: 'Bewertung speichern',
  saveNext: 'Speichern und weiter',
  saved: 'Die Bewertung wurde gespeichert. Die Studierenden werden benachrichtigt.',
  undo: 'Bewertung zurücknehmen',
  undone: 'Die Bewertung wurde zurückgenommen.',
  dropFiles: 'Legen Sie Dateien für die Studierenden hier ab.',
  student: 'Student/in',
  reopen: 'Für eine Person öffnen',
  reopenText:
    'Die Person kann bis dahin abgeben, was Frist und Bewertung auch sagen, und wird benachrichtigt. Die Zeit ist die des Campus ({zone}).',
  reopenUntil: 'Offen bis',
  reopened: 'Die Abgabe ist bis dahin offen; eine Benachrichtigung ist unterwegs.',
  graded: 'bewertet',
  nothingOfOne: 'nichts abgegeben',
  openUntil: 'offen bis {date}',
} as const satisfies TextsOf<typeof en>;
