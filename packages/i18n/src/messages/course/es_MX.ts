import type { TextsOf } from '../../message-types.ts';
import type { course as en } from './en.ts';

export const course = {
  empty: 'Aún no tiene cursos. Aparecerán aquí en cuanto su grupo tenga alguno.',
  searchLabel: 'Buscar cursos',
  found:
    '{count, plural, one {# curso encontrado} many {# de cursos encontrados} other {# cursos encontrados}}',
  noMatch: 'Ningún curso coincide con “{text}”.',
  teacher: 'Docente: {name}',
  progress: 'Lecciones completadas: {done} de {total}',
  continueWith: 'Continuar: {title}',
  startWith: 'Empezar: {title}',
  allCompleted: 'Todas las lecciones completadas',
  lessons: 'Lecciones',
  noLessons: 'Este curso aún no tiene lecciones.',
  exams: 'Exámenes',
  video: 'Video',
  audio: 'Audio',
  lessonCompleted: 'Completada',
  lessonStarted: 'Continuar en {time}',
  lessonNew: 'Sin empezar',
  bestScore: 'Mejor resultado: {score}',
  notTaken: 'Aún sin presentar',
  notPassed: 'Aún sin aprobar',
  inProgress: 'En curso',
  blocked: 'No disponible',
} as const satisfies TextsOf<typeof en>;
