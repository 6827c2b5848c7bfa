import type { TextsOf } from '../../../message-types.ts';
import type { notificationsExam as en } from './en.ts';

export const notificationsExam = {
  title: 'Resultado del examen',
  passed: 'Usted aprobó “{exam}” con {score, number, percent}.',
  failed: 'Usted no aprobó “{exam}”. Su calificación es {score, number, percent}.',
  abandoned:
    'Usted salió de “{exam}” antes de terminar, por lo que este intento cuenta como reprobado.',
  recorded: 'Se registró su resultado de “{exam}”, presentado en papel: {score, number, percent}.',
  corrected:
    'Su calificación de “{exam}” se corrigió de {before, number, percent} a {score, number, percent}.',
  restored: 'Su intento de «{exam}» se reabrió. Puede continuar con él.',
} as const satisfies TextsOf<typeof en>;
