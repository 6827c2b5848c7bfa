import type { TextsOf } from '../../../message-types.ts';
import type { notificationsExam as en } from './en.ts';

export const notificationsExam = {
  title: 'Résultat d’examen',
  passed: 'Vous avez réussi « {exam} » avec {score, number, percent}.',
  failed: 'Vous n’avez pas réussi « {exam} ». Votre résultat est de {score, number, percent}.',
  abandoned:
    '« {exam} » s’est terminé avant la remise ; cette tentative compte donc comme échouée.',
  recorded:
    'Votre résultat à « {exam} », passé sur papier, a été saisi : {score, number, percent}.',
  corrected:
    'Votre note à « {exam} » a été corrigée de {before, number, percent} à {score, number, percent}.',
  restored: 'Votre tentative à « {exam} » a été rouverte. Vous pouvez la poursuivre.',
  takenBack: 'La note de vos réponses à « {exam} » a été retirée ; elles seront notées à nouveau.',
  gradeTitle: 'Note du cours',
  gradeCorrected:
    'Votre note en « {course} » est désormais de {score, number, percent}. Le motif figure avec vos notes.',
  gradeWithdrawn:
    'La correction de votre note en « {course} » a été retirée. Le motif figure avec vos notes.',
} as const satisfies TextsOf<typeof en>;
