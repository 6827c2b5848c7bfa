import type { TextsOf } from '../../../message-types.ts';
import type { notificationsRequests as en } from './en.ts';

export const notificationsRequests = {
  title: 'Su solicitud',
  inWork: 'Su solicitud «{form}» está en trámite.',
  done: 'Su solicitud «{form}» está resuelta.',
  refused: 'Su solicitud «{form}» fue rechazada. El motivo aparece junto a ella.',
} as const satisfies TextsOf<typeof en>;
