import type { TextsOf } from '../../../message-types.ts';
import type { notificationsRequests as en } from './en.ts';

export const notificationsRequests = {
  title: 'Ihr Antrag',
  inWork: 'Ihr Antrag „{form}“ ist in Bearbeitung.',
  done: 'Ihr Antrag „{form}“ ist erledigt.',
  refused: 'Ihr Antrag „{form}“ wurde abgelehnt. Der Grund steht dabei.',
} as const satisfies TextsOf<typeof en>;
