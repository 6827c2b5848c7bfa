import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAssignment as en } from './en.ts';

export const notificationsAssignment = {
  title: 'Tarea',
  graded: 'Su trabajo de «{assignment}» fue calificado: {score, number, percent}.',
  complete: 'Su trabajo de «{assignment}» se marcó como completo.',
  incomplete: 'Su trabajo de «{assignment}» se marcó como incompleto.',
  ungraded: 'Se retiró la calificación de su trabajo de «{assignment}»; se calificará de nuevo.',
  reopened: 'Puede entregar su trabajo de «{assignment}» hasta el {until}.',
} as const satisfies TextsOf<typeof en>;
