import type { TextsOf } from '../../../message-types.ts';
import type { notificationsExam as en } from './en.ts';

export const notificationsExam = {
  title: 'Examenresultaat',
  passed: 'U bent geslaagd voor “{exam}” met {score, number, percent}.',
  failed: 'U bent niet geslaagd voor “{exam}”. Uw score is {score, number, percent}.',
  abandoned: '“{exam}” eindigde voordat het was ingeleverd; deze poging telt daarom als mislukt.',
  recorded:
    'Uw resultaat voor “{exam}”, op papier afgelegd, is vastgelegd: {score, number, percent}.',
  corrected:
    'Uw resultaat voor “{exam}” is gecorrigeerd van {before, number, percent} naar {score, number, percent}.',
  restored: 'Uw poging voor “{exam}” is opnieuw geopend. U kunt ermee verdergaan.',
  takenBack:
    'De beoordeling van uw antwoorden in “{exam}” is ingetrokken; ze worden opnieuw beoordeeld.',
  gradeTitle: 'Cijfer van de cursus',
  gradeCorrected:
    'Uw cijfer voor ‘{course}’ is nu {score, number, percent}. De reden staat bij uw cijfers.',
  gradeWithdrawn:
    'De correctie van uw cijfer voor ‘{course}’ is ingetrokken. De reden staat bij uw cijfers.',
} as const satisfies TextsOf<typeof en>;
