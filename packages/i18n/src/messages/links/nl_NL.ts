import type { TextsOf } from '../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  empty: 'Er zijn nog geen links voor u.',
} as const satisfies TextsOf<typeof en>;
