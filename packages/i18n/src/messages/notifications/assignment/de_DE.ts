import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAssignment as en } from './en.ts';

export const notificationsAssignment = {
  title: 'Aufgabe',
  graded: 'Ihre Arbeit zu „{assignment}“ wurde bewertet: {score, number, percent}.',
  complete: 'Ihre Arbeit zu „{assignment}“ gilt als vollständig.',
  incomplete: 'Ihre Arbeit zu „{assignment}“ gilt als unvollständig.',
  ungraded:
    'Die Bewertung Ihrer Arbeit zu „{assignment}“ wurde zurückgenommen; sie wird neu bewertet.',
  reopened: 'Sie können Ihre Arbeit zu „{assignment}“ bis {until} einreichen.',
} as const satisfies TextsOf<typeof en>;
