import type { TextsOf } from '../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  empty: 'Még nincsenek linkek az Ön számára.',
} as const satisfies TextsOf<typeof en>;
