import type { TextsOf } from '../../../message-types.ts';
import type { notificationsExam as en } from './en.ts';

export const notificationsExam = {
  title: 'Examenresultaat',
  passed: 'U bent geslaagd voor “{exam}” met {score, number, percent}.',
  failed: 'U bent niet geslaagd voor “{exam}”. Uw score is {score, number, percent}.',
  abandoned: 'U hebt “{exam}” voor het einde verlaten; deze poging telt daarom als niet geslaagd.',
} as const satisfies TextsOf<typeof en>;
