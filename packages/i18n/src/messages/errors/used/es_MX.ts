import type { TextsOf } from '../../../message-types.ts';
import type { errorsUsed as en } from './en.ts';

export const errorsUsed = {
  schema:
    'Estas reglas no se pueden eliminar: {count, plural, one {# grupo se evalúa} many {# de grupos se evalúan} other {# grupos se evalúan}} con ellas: {names}',
  region: 'Esta región no se puede eliminar, pero se puede cerrar. Todavía tiene: {uses}',
  people: '{count, plural, one {# persona} many {# de personas} other {# personas}}',
  groups: '{count, plural, one {# grupo} many {# de grupos} other {# grupos}}',
  results:
    '{count, plural, one {# resultado de examen} many {# de resultados de exámenes} other {# resultados de exámenes}}',
  teacher:
    'No se puede eliminar a este docente porque imparte {count, plural, one {# curso} many {# de cursos} other {# cursos}}: {names}',
  notOfRegion: 'Una de estas personas no pertenece a esta región.',
  reservedZone: 'Esta zona está reservada para el sistema.',
} as const satisfies TextsOf<typeof en>;
