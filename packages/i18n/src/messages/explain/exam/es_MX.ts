import type { TextsOf } from '../../../message-types.ts';
import type { explainExam as en } from './en.ts';

export const explainExam = {
  points: 'Puntos obtenidos',
  percent: 'En porcentaje, con las mitades redondeadas hacia arriba',
  passMark: 'Calificación mínima',
  retake: 'Aprobar en un nuevo intento cuenta como máximo {cap, number, percent}',
  late: 'Aprobar después de la fecha límite cuenta como máximo {cap, number, percent}',
  retakeAndLate:
    'Aprobar en un nuevo intento y después de la fecha límite cuenta como máximo {cap, number, percent}',
  left: 'El intento terminó antes de entregarse y cuenta como no aprobado',
  timeUp: 'Se acabó el tiempo: se entregó lo que estaba guardado',
  corrected: 'Corregido a mano',
  marking: 'Algunas respuestas aún se están calificando',
  recorded: 'Registrado de un examen en papel',
  moreTime: 'Su límite de tiempo es {factor, number, percent} del habitual',
  breaks:
    'Se {minutes, plural, one {agrega # minuto} many {agregan # de minutos} other {agregan # minutos}} de descanso a su tiempo',
  extraAttempts:
    '{count, plural, one {# intento} many {# de intentos} other {# intentos}} más de lo habitual',
  mayLeave: 'Salir de la página no hace que repruebe el intento',
  grace:
    'Puede ausentarse hasta {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}',
  largerType: 'Las preguntas se muestran en letra más grande',
  readAloud: 'Las preguntas se pueden leer en voz alta',
} as const satisfies TextsOf<typeof en>;
