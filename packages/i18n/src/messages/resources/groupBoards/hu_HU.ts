import type { TextsOf } from '../../../message-types.ts';
import type { groupBoards as en } from './en.ts';

export const groupBoards = {
  name: 'Tábla',
  plural: 'Az összes csoport faliújsága',
  'fields.q': 'Keresés név szerint',
  'fields.regionId': 'Régió',
  'fields.term': 'Félév',
  'fields.kind': 'Típus',
  'fields.archived': 'Archiválva',
  'fields.facilitators': 'Csoportvezetők',
  'fields.courses': 'Kurzusok',
  'fields.lastActivityAt': 'Utolsó tevékenység',
  'fields.latestResults': 'Legutóbbi eredmények',
  students: '{count, plural, one {# hallgató} other {# hallgató}}',
  noActivity: 'Még nincs tevékenység',
  noResults: 'Még nincs eredmény',
} as const satisfies TextsOf<typeof en>;
