import type { TextsOf } from '../../../message-types.ts';
import type { notificationsRequests as en } from './en.ts';

export const notificationsRequests = {
  title: 'Wniosek',
  inWork: 'Wniosek „{form}” jest rozpatrywany.',
  done: 'Wniosek „{form}” został załatwiony.',
  refused: 'Wniosek „{form}” został odrzucony. Powód podano obok.',
} as const satisfies TextsOf<typeof en>;
