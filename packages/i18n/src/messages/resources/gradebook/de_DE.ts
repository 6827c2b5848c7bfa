import type { TextsOf } from '../../../message-types.ts';
import type { gradebook as en } from './en.ts';

export const gradebook = {
  name: 'Notenbuch',
  plural: 'Notenbuch',
  'fields.groupId': 'Gruppe',
  'fields.courseId': 'Kurs',
  search: 'Nach Name suchen',
  student: 'Student/in',
  grade: 'Note',
  letter: 'Stufe',
  weight: 'Gewicht {weight, number}',
  stateMISSING: 'Fehlt',
  stateNOT_REQUIRED: 'Nicht verlangt (später gekommen)',
  statePENDING: 'Steht noch aus',
  stateMARKING: 'Wartet auf Bewertung',
  explain: 'So kam das zustande: {name}',
  choose: 'Wählen Sie eine Gruppe und einen ihrer Kurse.',
  noCourses: 'Dieser Gruppe wird kein veröffentlichter Kurs angeboten.',
  nobody: 'Niemand gefunden.',
  csv: 'Als CSV herunterladen',
  print: 'Drucken',
  step: '{text}: {value, number, percent}',
  'fields.score': 'Ergebnis in Prozent',
  'fields.reason': 'Grund',
  correct: 'Note berichtigen',
  correctBody:
    'Die Leistungen von {name} bleiben, wie sie sind; die berichtigte Note gilt an ihrer Stelle, bis sie zurückgenommen wird. {name} wird benachrichtigt und liest den Grund.',
  corrected: 'Die Note von {name} ist berichtigt',
  withdraw: 'Berichtigung zurücknehmen',
  withdrawBody:
    'Es gilt wieder die Note, die sich aus den Leistungen von {name} ergibt. {name} wird benachrichtigt und liest den Grund.',
  withdrawn: 'Die Berichtigung für {name} ist zurückgenommen',
} as const satisfies TextsOf<typeof en>;
