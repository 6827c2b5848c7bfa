import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAppeals as en } from './en.ts';

export const notificationsAppeals = {
  title: 'Il Suo ricorso',
  accepted: 'Il Suo ricorso su «{title}» è stato accolto. Legga la risposta.',
  declined: 'Il Suo ricorso su «{title}» è stato respinto. Legga la risposta.',
  readAgain: 'Una seconda persona esamina il Suo ricorso su «{title}».',
  staffTitle: 'Un ricorso',
  opened: '{name} ha presentato ricorso su «{title}».',
  secondReading: 'Il ricorso di {name} su «{title}» richiede un secondo esame.',
} as const satisfies TextsOf<typeof en>;
