import type { TextsOf } from '../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  empty: '目前還沒有供您使用的連結。',
} as const satisfies TextsOf<typeof en>;
