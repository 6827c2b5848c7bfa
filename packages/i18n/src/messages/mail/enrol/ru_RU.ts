import type { TextsOf } from '../../../message-types.ts';
import type { enrol as en } from './en.ts';

export const enrol = {
  subject: 'Ваша учётная запись в {applicationName}',
  body: 'В {applicationName} для вас открыта учётная запись с адресом {emailAddress}. Задайте пароль с помощью кнопки ниже, и вы сможете войти.',
  button: 'Задать пароль',
  expiry:
    '{days, plural, one {Ссылка сработает один раз в течение # дня.} few {Ссылка сработает один раз в течение # дней.} many {Ссылка сработает один раз в течение # дней.} other {Ссылка сработает один раз в течение # дня.}}',
  ignore: 'Если вы этого не ожидали, не обращайте внимания на это письмо.',
} as const satisfies TextsOf<typeof en>;
