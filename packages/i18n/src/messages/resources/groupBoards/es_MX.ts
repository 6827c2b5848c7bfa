import type { TextsOf } from '../../../message-types.ts';
import type { groupBoards as en } from './en.ts';

export const groupBoards = {
  name: 'Tablero',
  plural: 'Tableros de avisos de todos los grupos',
  'fields.q': 'Buscar por nombre',
  'fields.regionId': 'Región',
  'fields.term': 'Periodo',
  'fields.kind': 'Modalidad',
  'fields.archived': 'Archivado',
  'fields.facilitators': 'Facilitadores',
  'fields.courses': 'Cursos',
  'fields.lastActivityAt': 'Última actividad',
  'fields.latestResults': 'Últimos resultados',
  students: '{count, plural, one {# estudiante} many {# de estudiantes} other {# estudiantes}}',
  noActivity: 'Aún sin actividad',
  noResults: 'Aún sin resultados',
} as const satisfies TextsOf<typeof en>;
