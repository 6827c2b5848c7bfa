import type { TextsOf } from '../../../message-types.ts';
import type { attendanceSchemas as en } from './en.ts';

export const attendanceSchemas = {
  name: 'Aanwezigheidsregels',
  plural: 'Aanwezigheidsregels',
  'fields.q': 'Zoeken op naam',
  'fields.name': 'Naam',
  'fields.minutesLateThreshold': 'Te laat na (minuten)',
  'fields.graceAbsentsPerTerm': 'Afwezigheid zonder gevolgen (per semester)',
  'fields.graceLatesPerTerm': 'Te laat komen zonder gevolgen (per semester)',
  'fields.absenceDeduction': 'Aftrek per afwezigheid (%)',
  'fields.lateDeduction': 'Aftrek per keer te laat (%)',
  'fields.isDefault': 'Standaard',
  'fields.inUse': 'In gebruik',
  'fields.groupCount': 'Groepen',
  'fields.createdAt': 'Aangemaakt',
  'fields.updatedAt': 'Laatst gewijzigd',
  defaultHint:
    'Nieuwe groepen krijgen de standaard, tenzij iets anders wordt gekozen. Er is er hoogstens één.',
  sectionSchema: 'Over de regels',
  sectionPreview: 'Wat het met een cijfer doet',
  noGroups: 'Geen enkele groep gebruikt deze regels.',
  lateRule:
    'Wie meer dan {count, plural, one {# minuut} other {# minuten}} na het begin komt, is te laat.',
  absencesCost: '{count, plural, one {# keer afwezig} other {# keer afwezig}}: {percent}',
  latesCost: '{count, plural, one {# keer te laat} other {# keer te laat}}: {percent}',
  noDeduction: 'geen aftrek',
} as const satisfies TextsOf<typeof en>;
