import type { TextsOf } from '../../../message-types.ts';
import type { workBook as en } from './en.ts';

export const workBook = {
  title: 'Libro de calificaciones',
  search: 'Buscar estudiantes',
  student: 'Estudiante',
  noStudents: 'Este grupo aún no tiene estudiantes.',
  noneFound: 'Ningún estudiante coincide con «{text}».',
  exportCsv: 'Exportar como CSV',
  weight: 'ponderación {weight}',
  how: '{name}: cómo se obtuvo el número de {title}',
} as const satisfies TextsOf<typeof en>;
