import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAssignment as en } from './en.ts';

export const notificationsAssignment = {
  title: 'Devoir',
  graded: 'Votre travail pour « {assignment} » a été noté : {score, number, percent}.',
  complete: 'Votre travail pour « {assignment} » est considéré comme complet.',
  incomplete: 'Votre travail pour « {assignment} » est considéré comme incomplet.',
  ungraded:
    'La note de votre travail pour « {assignment} » a été retirée ; il sera noté à nouveau.',
  reopened: 'Vous pouvez remettre votre travail pour « {assignment} » jusqu’au {until}.',
} as const satisfies TextsOf<typeof en>;
