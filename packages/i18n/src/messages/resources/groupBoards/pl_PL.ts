import type { TextsOf } from '../../../message-types.ts';
import type { groupBoards as en } from './en.ts';

export const groupBoards = {
  name: 'Tablica',
  plural: 'Tablice ogłoszeń wszystkich grup',
  'fields.q': 'Szukaj po nazwie',
  'fields.regionId': 'Region',
  'fields.term': 'Semestr',
  'fields.kind': 'Rodzaj',
  'fields.archived': 'W archiwum',
  'fields.facilitators': 'Prowadzący',
  'fields.courses': 'Kursy',
  'fields.lastActivityAt': 'Ostatnia aktywność',
  'fields.latestResults': 'Najnowsze wyniki',
  students:
    '{count, plural, one {# student} few {# studentów} many {# studentów} other {# studenta}}',
  noActivity: 'Brak aktywności',
  noResults: 'Brak wyników',
} as const satisfies TextsOf<typeof en>;
