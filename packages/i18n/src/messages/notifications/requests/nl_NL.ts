import type { TextsOf } from '../../../message-types.ts';
import type { notificationsRequests as en } from './en.ts';

export const notificationsRequests = {
  title: 'Uw aanvraag',
  inWork: 'Uw aanvraag ‘{form}’ is in behandeling.',
  done: 'Uw aanvraag ‘{form}’ is afgehandeld.',
  refused: 'Uw aanvraag ‘{form}’ is afgewezen. De reden staat erbij.',
} as const satisfies TextsOf<typeof en>;
