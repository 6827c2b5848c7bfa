import type { TextsOf } from '../../../message-types.ts';
import type { notificationsExam as en } from './en.ts';

export const notificationsExam = {
  title: 'Examenresultaat',
  passed: 'U bent geslaagd voor “{exam}” met {score, number, percent}.',
  failed: 'U bent niet geslaagd voor “{exam}”. Uw score is {score, number, percent}.',
  abandoned: 'U hebt “{exam}” voor het einde verlaten; deze poging telt daarom als niet geslaagd.',
  recorded:
    'Uw resultaat voor “{exam}”, op papier afgelegd, is vastgelegd: {score, number, percent}.',
  corrected:
    'Uw resultaat voor “{exam}” is gecorrigeerd van {before, number, percent} naar {score, number, percent}.',
  restored: 'Uw poging voor “{exam}” is opnieuw geopend. U kunt ermee verdergaan.',
} as const satisfies TextsOf<typeof en>;
