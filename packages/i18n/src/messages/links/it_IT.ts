import type { TextsOf } from '../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  empty: 'Non ci sono ancora link per Lei.',
} as const satisfies TextsOf<typeof en>;
