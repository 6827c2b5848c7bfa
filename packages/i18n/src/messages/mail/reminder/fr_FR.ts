import type { TextsOf } from '../../../message-types.ts';
import type { examReminder as en } from './en.ts';

export const examReminder = {
  subject: '{exam} : l’échéance est demain',
  body: 'Vous n’avez pas encore réussi l’examen « {exam} » du cours « {course} ». L’échéance est le {deadline} ({zone}).',
  penalty:
    'Qui remet l’examen après l’échéance et le réussit obtient {cap, number, percent} au plus.',
  button: 'Aller à l’examen',
  footnote: 'Vous recevez ce message parce que l’examen fait partie de votre groupe.',
} as const satisfies TextsOf<typeof en>;
