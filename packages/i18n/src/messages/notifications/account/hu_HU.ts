import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccount as en } from './en.ts';

export const notificationsAccount = {
  title: 'A munkatársak megnyitották a fiókját',
  impersonated: '{name} az Ön fiókján keresztül nézi az oldalt. Ok: {reason}',
  raised: '{name} egy ideig Ön helyett jár el a fiókjában. Ok: {reason}',
} as const satisfies TextsOf<typeof en>;
