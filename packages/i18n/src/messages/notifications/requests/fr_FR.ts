import type { TextsOf } from '../../../message-types.ts';
import type { notificationsRequests as en } from './en.ts';

export const notificationsRequests = {
  title: 'Votre demande',
  inWork: 'Votre demande « {form} » est en cours de traitement.',
  done: 'Votre demande « {form} » a été traitée.',
  refused: 'Votre demande « {form} » a été refusée. Le motif est indiqué à côté.',
} as const satisfies TextsOf<typeof en>;
