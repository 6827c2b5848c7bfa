import type { TextsOf } from '../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  empty: 'Todavía no hay enlaces para usted.',
} as const satisfies TextsOf<typeof en>;
