import type { TextsOf } from '../../../message-types.ts';
import type { security as en } from './en.ts';

export const security = {
  subject: 'Zmieniły się zabezpieczenia konta w {applicationName}',
  factorOn:
    'Do konta {emailAddress} dodano aplikację uwierzytelniającą. Od teraz przy każdym logowaniu potrzebny jest jej kod. Wszystkie inne urządzenia zostały wylogowane.',
  factorOff:
    'Aplikacja uwierzytelniająca konta {emailAddress} została usunięta. Jej kod nie jest już potrzebny.',
  factorReset:
    '{name} – to ta osoba usunęła aplikację uwierzytelniającą konta {emailAddress}. Powód: {reason}. Wszystkie urządzenia zostały wylogowane.',
  passkeyAdded:
    'Klucz dostępu „{name}” został dodany do konta {emailAddress}. Pozwala zalogować się bez hasła.',
} as const satisfies TextsOf<typeof en>;
