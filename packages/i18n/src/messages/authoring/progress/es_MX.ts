import type { TextsOf } from '../../../message-types.ts';
import type { authoringProgress as en } from './en.ts';

export const authoringProgress = {
  course: 'Curso',
  noCourses: 'A este grupo aún no se le ofrece ningún curso.',
  search: 'Buscar estudiantes',
  student: 'Estudiante',
  completed: 'Lecciones completadas',
  seen: 'Visto',
  lastSeen: 'Visto por última vez',
  never: 'Nunca',
  noStudents: 'Este grupo aún no tiene estudiantes.',
  noneFound: 'Ningún estudiante coincide con «{text}».',
  caption: 'Progreso de {group} en {course}',
} as const satisfies TextsOf<typeof en>;
