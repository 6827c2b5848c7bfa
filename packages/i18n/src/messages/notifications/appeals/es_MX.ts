import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAppeals as en } from './en.ts';

export const notificationsAppeals = {
  title: 'Su apelación',
  accepted: 'Su apelación sobre «{title}» fue aceptada. Lea la respuesta.',
  declined: 'Su apelación sobre «{title}» fue rechazada. Lea la respuesta.',
  readAgain: 'Una segunda persona revisa su apelación sobre «{title}».',
  staffTitle: 'Una apelación',
  opened: '{name} apeló sobre «{title}».',
  secondReading: 'La apelación de {name} sobre «{title}» necesita un segundo revisor.',
} as const satisfies TextsOf<typeof en>;
