import type { TextsOf } from '../../../message-types.ts';
import type { changed as en } from './en.ts';

export const changed = {
  subject: 'Zmieniono hasło w {applicationName}',
  body: 'Hasło do konta {emailAddress} zostało zmienione. Na wszystkich innych urządzeniach nastąpiło wylogowanie.',
  button: 'Ustaw nowe hasło',
  notYou:
    'Jeśli to nie Państwo zmienili hasło, prosimy od razu ustawić nowe i powiadomić biuro uczelni.',
} as const satisfies TextsOf<typeof en>;
