import type { TextsOf } from '../../../message-types.ts';
import type { verify as en } from './en.ts';

export const verify = {
  subject: 'Prosimy potwierdzić adres e-mail w {applicationName}',
  body: 'Witamy w {applicationName}. Prosimy potwierdzić, że to prawidłowy adres e-mail, abyśmy mogli kontaktować się w sprawach studiów.',
  button: 'Potwierdź adres e-mail',
  ignore: 'Jeśli konto nie zostało założone przez Państwa, można zignorować tę wiadomość.',
} as const satisfies TextsOf<typeof en>;
