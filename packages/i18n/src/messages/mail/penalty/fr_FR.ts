import type { TextsOf } from '../../../message-types.ts';
import type { examPenalty as en } from './en.ts';

export const examPenalty = {
  subject: '{exam} : l’échéance est passée',
  body: 'L’échéance de l’examen « {exam} » du cours « {course} » était le {deadline} ({zone}). À cette date, vous ne l’aviez pas réussi.',
  penalty:
    'Vous pouvez encore le passer. Un résultat suffisant compte désormais pour {cap, number, percent} au plus.',
  closesAt: 'Personne ne pourra plus le commencer après le {closesAt} ({zone}).',
  closed: 'Il ne peut plus être commencé. Adressez-vous à l’animateur de votre groupe.',
} as const satisfies TextsOf<typeof en>;
