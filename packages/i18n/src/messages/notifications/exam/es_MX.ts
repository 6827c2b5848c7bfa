import type { TextsOf } from '../../../message-types.ts';
import type { notificationsExam as en } from './en.ts';

export const notificationsExam = {
  title: 'Resultado del examen',
  passed: 'Usted aprobó “{exam}” con {score, number, percent}.',
  failed: 'Usted no aprobó “{exam}”. Su calificación es {score, number, percent}.',
  abandoned: '«{exam}» terminó antes de entregarse, por lo que este intento cuenta como reprobado.',
  recorded: 'Se registró su resultado de “{exam}”, presentado en papel: {score, number, percent}.',
  corrected:
    'Su calificación de “{exam}” se corrigió de {before, number, percent} a {score, number, percent}.',
  restored: 'Su intento de «{exam}» se reabrió. Puede continuar con él.',
  takenBack: 'Se retiró la calificación de sus respuestas en «{exam}»; se calificarán de nuevo.',
  gradeTitle: 'Calificación del curso',
  gradeCorrected:
    'Su calificación en «{course}» es ahora {score, number, percent}. El motivo está junto a sus calificaciones.',
  gradeWithdrawn:
    'Se retiró la corrección de su calificación en «{course}». El motivo está junto a sus calificaciones.',
} as const satisfies TextsOf<typeof en>;
