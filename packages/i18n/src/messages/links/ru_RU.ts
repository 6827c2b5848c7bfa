import type { TextsOf } from '../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  empty: 'Для вас пока нет ссылок.',
} as const satisfies TextsOf<typeof en>;
