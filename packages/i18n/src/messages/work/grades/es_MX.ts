import type { TextsOf } from '../../../message-types.ts';
import type { workGrades as en } from './en.ts';

export const workGrades = {
  none: 'Aún no tiene calificaciones. Aparecerán aquí en cuanto comience uno de sus cursos.',
  noneYet: 'Aún sin calificación',
  points: 'Puntos de calificación: {points}',
  soFar: 'hasta ahora',
  part: 'Examen o tarea',
  weight: 'Ponderación',
  score: 'Resultado',
  letter: 'Letra',
  missing: 'Falta',
  notRequired: 'No se exige',
  pending: 'Pendiente',
  courseGrade: 'Calificación del curso',
  deduction: 'Descuento (puntos porcentuales)',
  howPart: 'Cómo se obtuvo el número de {title}',
  howCourse: 'Cómo se obtuvo la calificación del curso',
  whatIf: 'Qué pasaría si…',
  whatIfHint:
    'Escriba otros resultados para ver cómo cambiaría la calificación del curso. Estos números no son reales y no se guarda nada.',
  guess: 'Resultado de prueba',
  guessFor: 'Resultado de prueba para {title}',
  wouldBe: 'La calificación del curso sería',
  reset: 'Restablecer',
  backToReal: 'Volver a la calificación real',
  history: 'Cambios en sus calificaciones',
  noChanges: 'Ninguna de sus calificaciones ha cambiado.',
  changed: 'de {before} a {after}',
} as const satisfies TextsOf<typeof en>;
