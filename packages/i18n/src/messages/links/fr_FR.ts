import type { TextsOf } from '../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  empty: 'Il n’y a pas encore de liens pour vous.',
} as const satisfies TextsOf<typeof en>;
