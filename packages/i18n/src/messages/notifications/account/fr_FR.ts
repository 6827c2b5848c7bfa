import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccount as en } from './en.ts';

export const notificationsAccount = {
  title: 'Votre compte a été ouvert par le personnel',
  impersonated: '{name} consulte le site à travers votre compte. Motif : {reason}',
  raised: '{name} agit pour vous dans votre compte pendant un moment. Motif : {reason}',
} as const satisfies TextsOf<typeof en>;
