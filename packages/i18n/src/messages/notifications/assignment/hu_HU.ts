import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAssignment as en } from './en.ts';

export const notificationsAssignment = {
  title: 'Feladat',
  graded: 'A(z) „{assignment}” feladatra beadott munkáját értékelték: {score, number, percent}.',
  complete: 'A(z) „{assignment}” feladatra beadott munkája teljes.',
  incomplete: 'A(z) „{assignment}” feladatra beadott munkája hiányos.',
  ungraded:
    'A(z) „{assignment}” feladatra beadott munkájának értékelését visszavonták; újra értékelik.',
  reopened: 'A(z) „{assignment}” feladatra eddig adhatja be munkáját: {until}.',
} as const satisfies TextsOf<typeof en>;
