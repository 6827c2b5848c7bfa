import type { TextsOf } from '../../../message-types.ts';
import type { workVerify as en } from './en.ts';

export const workVerify = {
  genuine: 'Este historial fue expedido por {organisation}.',
  revoked: 'Este historial fue revocado el {date}. Ya no es válido.',
  unknownTitle: 'Ningún historial tiene este código',
  unknownHint: 'Compare cada carácter con el papel y escriba el código de nuevo.',
  code: 'Código del historial',
  check: 'Comprobar',
  student: 'Estudiante',
  issued: 'Expedido',
  compare: 'Compare estas calificaciones con el papel: aquí figura lo que se expidió.',
  course: 'Curso',
  score: 'Puntuación',
  letter: 'Calificación',
  inProgress: 'En curso',
  otherCourses: 'Otros cursos, {year}',
} as const satisfies TextsOf<typeof en>;
