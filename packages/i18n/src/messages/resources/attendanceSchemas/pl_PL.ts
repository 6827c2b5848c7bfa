import type { TextsOf } from '../../../message-types.ts';
import type { attendanceSchemas as en } from './en.ts';

export const attendanceSchemas = {
  name: 'Zasady obecności',
  plural: 'Zasady obecności',
  'fields.q': 'Szukaj po nazwie',
  'fields.name': 'Nazwa',
  'fields.minutesLateThreshold': 'Spóźnienie od (minut)',
  'fields.graceAbsentsPerTerm': 'Nieobecności bez skutków (na semestr)',
  'fields.graceLatesPerTerm': 'Spóźnienia bez skutków (na semestr)',
  'fields.absenceDeduction': 'Odliczenie za nieobecność (%)',
  'fields.lateDeduction': 'Odliczenie za spóźnienie (%)',
  'fields.isDefault': 'Domyślne',
  'fields.inUse': 'W użyciu',
  'fields.groupCount': 'Grupy',
  'fields.createdAt': 'Utworzono',
  'fields.updatedAt': 'Ostatnia zmiana',
  defaultHint:
    'Nowe grupy otrzymują zasady domyślne, jeśli nie wybrano innych. Mogą być tylko jedne.',
  sectionSchema: 'O zasadach',
  sectionPreview: 'Wpływ na ocenę',
  noGroups: 'Żadna grupa nie używa tych zasad.',
  lateRule:
    'Spóźniony jest każdy, kto przychodzi później niż {count, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} po rozpoczęciu.',
  absencesCost:
    '{count, plural, one {# nieobecność} few {# nieobecności} many {# nieobecności} other {# nieobecności}}: {percent}',
  latesCost:
    '{count, plural, one {# spóźnienie} few {# spóźnienia} many {# spóźnień} other {# spóźnienia}}: {percent}',
  noDeduction: 'bez odliczenia',
} as const satisfies TextsOf<typeof en>;
