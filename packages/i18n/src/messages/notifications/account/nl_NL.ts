import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccount as en } from './en.ts';

export const notificationsAccount = {
  title: 'Uw account is door het personeel geopend',
  impersonated: '{name} bekijkt de site via uw account. Reden: {reason}',
  raised: '{name} handelt enige tijd namens u in uw account. Reden: {reason}',
} as const satisfies TextsOf<typeof en>;
