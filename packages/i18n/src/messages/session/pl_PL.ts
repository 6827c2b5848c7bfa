import type { TextsOf } from '../../message-types.ts';
import type { session as en } from './en.ts';

export const session = {
  tagline: 'Kursy, egzaminy i oceny w jednym miejscu',
  unreachable: 'W tej chwili nie można połączyć się z uczelnią',
  logoutFailed: 'Wylogowanie się nie powiodło, ponieważ serwer jest nieosiągalny.',
  selectFailed: 'Nie udało się zmienić grupy.',
} as const satisfies TextsOf<typeof en>;
