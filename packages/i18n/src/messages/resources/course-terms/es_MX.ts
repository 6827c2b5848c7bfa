import type { TextsOf } from '../../../message-types.ts';
import type { courseTerms as en } from './en.ts';

export const courseTerms = {
  name: 'Periodo',
  plural: 'Periodos',
  'fields.q': 'Buscar por nombre',
  'fields.name': 'Nombre',
  'fields.year': 'Año',
  'fields.startsOn': 'Primer día',
  'fields.endsOn': 'Último día',
  'fields.offeringCount': 'Cursos ofrecidos',
  'fields.createdAt': 'Creado',
  'fields.updatedAt': 'Última modificación',
  courses: 'Cursos de este periodo',
  noCourses: 'En este periodo aún no se ofrece ningún curso.',
} as const satisfies TextsOf<typeof en>;
