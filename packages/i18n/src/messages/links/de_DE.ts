import type { TextsOf } from '../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  empty: 'Es gibt noch keine Links für Sie.',
} as const satisfies TextsOf<typeof en>;
