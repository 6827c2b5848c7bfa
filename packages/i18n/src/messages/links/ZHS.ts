import type { TextsOf } from '../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  empty: '目前还没有供您使用的链接。',
} as const satisfies TextsOf<typeof en>;
