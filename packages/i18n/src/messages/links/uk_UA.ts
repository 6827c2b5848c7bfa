import type { TextsOf } from '../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  empty: 'Для вас поки немає посилань.',
} as const satisfies TextsOf<typeof en>;
