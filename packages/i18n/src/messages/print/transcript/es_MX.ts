import type { TextsOf } from '../../../message-types.ts';
import type { printTranscript as en } from './en.ts';

export const printTranscript = {
  title: 'Historial académico',
  student: 'Estudiante',
  issued: 'Expedido',
  code: 'Código',
  course: 'Curso',
  score: 'Puntuación',
  letter: 'Calificación',
  points: 'Puntos',
  inProgress: 'En curso',
  termMean: 'Promedio del periodo',
  overallMean: 'Promedio general',
  otherCourses: 'Otros cursos, {year}',
  scale: 'Escala de calificaciones',
  scaleBand: '{letter}: desde {from, number, percent}, {points} puntos',
  verify: 'Compruebe si este historial es nuestro y sigue vigente en:',
  page: 'Página {page, number} de {pages, number}',
  revoked: 'Revocado',
} as const satisfies TextsOf<typeof en>;
