import type { TextsOf } from '../../../message-types.ts';
import type { reset as en } from './en.ts';

export const reset = {
  subject: 'Ustawienie nowego hasła w {applicationName}',
  body: 'Otrzymaliśmy prośbę o ustawienie nowego hasła do konta {emailAddress}. Hasło można wybrać, korzystając z poniższego przycisku.',
  button: 'Ustaw nowe hasło',
  expiry:
    '{hours, plural, one {Odnośnik działa jeden raz, w ciągu # godziny.} few {Odnośnik działa jeden raz, w ciągu # godzin.} many {Odnośnik działa jeden raz, w ciągu # godzin.} other {Odnośnik działa jeden raz, w ciągu # godziny.}}',
  ignore:
    'Jeśli ta prośba nie pochodzi od Państwa, można zignorować tę wiadomość. Hasło pozostanie bez zmian.',
} as const satisfies TextsOf<typeof en>;
