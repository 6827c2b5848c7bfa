import type { TextsOf } from '../../message-types.ts';
import type { session as en } from './en.ts';

export const session = {
  tagline: 'Kursy, egzaminy i oceny w jednym miejscu',
  unreachable: 'W tej chwili nie można połączyć się z uczelnią',
  logoutFailed: 'Wylogowanie się nie powiodło, ponieważ serwer jest nieosiągalny.',
  selectFailed: 'Nie udało się zmienić grupy.',
  examWaits:
    'Egzamin „{title}” jest nadal otwarty, a odpowiedzi są zachowane. Czas na zalogowanie: {time}.',
  examOpen:
    'Egzamin „{title}” jest nadal otwarty, a odpowiedzi są zachowane. Proszę się zalogować, aby kontynuować.',
} as const satisfies TextsOf<typeof en>;
