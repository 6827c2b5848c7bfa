import type { TextsOf } from '../../../message-types.ts';
import type { notificationsExam as en } from './en.ts';

export const notificationsExam = {
  title: 'Résultat d’examen',
  passed: 'Vous avez réussi « {exam} » avec {score, number, percent}.',
  failed: 'Vous n’avez pas réussi « {exam} ». Votre résultat est de {score, number, percent}.',
  abandoned: 'Vous avez quitté « {exam} » avant la fin : cette tentative compte comme un échec.',
} as const satisfies TextsOf<typeof en>;
