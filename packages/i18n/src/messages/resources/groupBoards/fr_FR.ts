import type { TextsOf } from '../../../message-types.ts';
import type { groupBoards as en } from './en.ts';

export const groupBoards = {
  name: 'Tableau',
  plural: 'Tableaux d’affichage de tous les groupes',
  'fields.q': 'Rechercher par nom',
  'fields.regionId': 'Région',
  'fields.term': 'Trimestre',
  'fields.kind': 'Genre',
  'fields.archived': 'Archivé',
  'fields.facilitators': 'Animateurs',
  'fields.courses': 'Cours',
  'fields.lastActivityAt': 'Dernière activité',
  'fields.latestResults': 'Derniers résultats',
  students: '{count, plural, one {# étudiant} many {# d’étudiants} other {# étudiants}}',
  noActivity: 'Aucune activité',
  noResults: 'Aucun résultat',
} as const satisfies TextsOf<typeof en>;
