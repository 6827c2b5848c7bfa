import type { TextsOf } from '../../../message-types.ts';
import type { groupBoards as en } from './en.ts';

export const groupBoards = {
  name: 'Bord',
  plural: 'Prikborden van alle groepen',
  'fields.q': 'Zoeken op naam',
  'fields.regionId': 'Regio',
  'fields.term': 'Semester',
  'fields.kind': 'Soort',
  'fields.archived': 'Gearchiveerd',
  'fields.facilitators': 'Begeleiders',
  'fields.courses': 'Cursussen',
  'fields.lastActivityAt': 'Laatste activiteit',
  'fields.latestResults': 'Nieuwste resultaten',
  students: '{count, plural, one {# student} other {# studenten}}',
  noActivity: 'Nog geen activiteit',
  noResults: 'Nog geen resultaten',
} as const satisfies TextsOf<typeof en>;
