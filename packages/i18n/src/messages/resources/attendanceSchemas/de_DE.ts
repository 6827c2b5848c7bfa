import type { TextsOf } from '../../../message-types.ts';
import type { attendanceSchemas as en } from './en.ts';

export const attendanceSchemas = {
  name: 'Anwesenheitsregeln',
  plural: 'Anwesenheitsregeln',
  'fields.q': 'Nach Name suchen',
  'fields.name': 'Name',
  'fields.minutesLateThreshold': 'Verspätet ab (Minuten)',
  'fields.graceAbsentsPerTerm': 'Fehlzeiten ohne Folgen (je Semester)',
  'fields.graceLatesPerTerm': 'Verspätungen ohne Folgen (je Semester)',
  'fields.absenceDeduction': 'Abzug je Fehlzeit (%)',
  'fields.lateDeduction': 'Abzug je Verspätung (%)',
  'fields.isDefault': 'Vorgabe',
  'fields.inUse': 'In Gebrauch',
  'fields.groupCount': 'Gruppen',
  'fields.createdAt': 'Angelegt',
  'fields.updatedAt': 'Zuletzt geändert',
  defaultHint:
    'Neue Gruppen erhalten die Vorgabe, wenn nichts anderes gewählt wird. Es gibt höchstens eine.',
  sectionSchema: 'Angaben zu den Regeln',
  sectionPreview: 'Wirkung auf eine Note',
  noGroups: 'Keine Gruppe verwendet diese Regeln.',
  lateRule:
    'Wer mehr als {count, plural, one {# Minute} other {# Minuten}} nach Beginn kommt, ist verspätet.',
  absencesCost: '{count, plural, one {# Fehlzeit} other {# Fehlzeiten}}: {percent}',
  latesCost: '{count, plural, one {# Verspätung} other {# Verspätungen}}: {percent}',
  noDeduction: 'kein Abzug',
} as const satisfies TextsOf<typeof en>;
