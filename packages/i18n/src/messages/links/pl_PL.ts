import type { TextsOf } from '../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  empty: 'Nie ma jeszcze łączy dla Państwa.',
} as const satisfies TextsOf<typeof en>;
