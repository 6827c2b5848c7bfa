import type { TextsOf } from '../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  empty: 'Belum ada tautan untuk Anda.',
} as const satisfies TextsOf<typeof en>;
