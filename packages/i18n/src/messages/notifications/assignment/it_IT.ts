import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAssignment as en } from './en.ts';

export const notificationsAssignment = {
  title: 'Compito',
  graded: 'Il Suo lavoro per «{assignment}» è stato valutato: {score, number, percent}.',
  complete: 'Il Suo lavoro per «{assignment}» risulta completo.',
  incomplete: 'Il Suo lavoro per «{assignment}» risulta incompleto.',
  ungraded:
    'La valutazione del Suo lavoro per «{assignment}» è stata ritirata; verrà valutato di nuovo.',
  reopened: 'Può consegnare il Suo lavoro per «{assignment}» fino al {until}.',
} as const satisfies TextsOf<typeof en>;
