import type { TextsOf } from '../../../message-types.ts';
import type { attendanceSchemas as en } from './en.ts';

export const attendanceSchemas = {
  name: 'Regole sulle presenze',
  plural: 'Regole sulle presenze',
  'fields.q': 'Cerca per nome',
  'fields.name': 'Nome',
  'fields.minutesLateThreshold': 'In ritardo dopo (minuti)',
  'fields.graceAbsentsPerTerm': 'Assenze senza conseguenze (per periodo)',
  'fields.graceLatesPerTerm': 'Ritardi senza conseguenze (per periodo)',
  'fields.absenceDeduction': 'Detrazione per assenza (%)',
  'fields.lateDeduction': 'Detrazione per ritardo (%)',
  'fields.isDefault': 'Predefinite',
  'fields.inUse': 'In uso',
  'fields.groupCount': 'Gruppi',
  'fields.createdAt': 'Data di creazione',
  'fields.updatedAt': 'Ultima modifica',
  defaultHint:
    'I nuovi gruppi ricevono le regole predefinite se non se ne scelgono altre. Ne esiste al massimo una.',
  sectionSchema: 'Informazioni sulle regole',
  sectionPreview: 'Effetto sul voto',
  noGroups: 'Nessun gruppo usa queste regole.',
  lateRule:
    'Chi arriva più di {count, plural, one {# minuto} many {# di minuti} other {# minuti}} dopo l’inizio è in ritardo.',
  absencesCost: '{count, plural, one {# assenza} many {# di assenze} other {# assenze}}: {percent}',
  latesCost: '{count, plural, one {# ritardo} many {# di ritardi} other {# ritardi}}: {percent}',
  noDeduction: 'nessuna detrazione',
} as const satisfies TextsOf<typeof en>;
