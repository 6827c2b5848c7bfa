import type { TextsOf } from '../../../message-types.ts';
import type { attendanceSchemas as en } from './en.ts';

export const attendanceSchemas = {
  name: 'Jelenléti szabály',
  plural: 'Jelenléti szabályok',
  'fields.q': 'Keresés név szerint',
  'fields.name': 'Név',
  'fields.minutesLateThreshold': 'Késésnek számít (perc)',
  'fields.graceAbsentsPerTerm': 'Következmény nélküli hiányzások (félévente)',
  'fields.graceLatesPerTerm': 'Következmény nélküli késések (félévente)',
  'fields.absenceDeduction': 'Levonás hiányzásonként (%)',
  'fields.lateDeduction': 'Levonás késésenként (%)',
  'fields.isDefault': 'Alapértelmezett',
  'fields.inUse': 'Használatban',
  'fields.groupCount': 'Csoportok',
  'fields.createdAt': 'Létrehozva',
  'fields.updatedAt': 'Utoljára módosítva',
  defaultHint:
    'Az új csoportok az alapértelmezettet kapják, ha nem választanak mást. Legfeljebb egy ilyen lehet.',
  sectionSchema: 'A szabály adatai',
  sectionPreview: 'Hatása az osztályzatra',
  noGroups: 'Egyetlen csoport sem használja ezt a szabályt.',
  lateRule:
    'Későnek számít, aki a kezdés után több mint {count, plural, one {# perccel} other {# perccel}} érkezik.',
  absencesCost: '{count, plural, one {# hiányzás} other {# hiányzás}}: {percent}',
  latesCost: '{count, plural, one {# késés} other {# késés}}: {percent}',
  noDeduction: 'nincs levonás',
} as const satisfies TextsOf<typeof en>;
