import type { TextsOf } from '../../../message-types.ts';
import type { enrol as en } from './en.ts';

export const enrol = {
  subject: 'Konto w {applicationName}',
  body: 'W {applicationName} utworzono dla Państwa konto z adresem {emailAddress}. Prosimy wybrać hasło, korzystając z poniższego przycisku, a potem można się zalogować.',
  button: 'Wybierz hasło',
  expiry:
    '{days, plural, one {Odnośnik działa jeden raz, w ciągu # dnia.} few {Odnośnik działa jeden raz, w ciągu # dni.} many {Odnośnik działa jeden raz, w ciągu # dni.} other {Odnośnik działa jeden raz, w ciągu # dnia.}}',
  ignore: 'Jeśli to nieoczekiwana wiadomość, można ją zignorować.',
} as const satisfies TextsOf<typeof en>;
