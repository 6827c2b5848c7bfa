import type { TextsOf } from '../../../message-types.ts';
import type { reset as en } from './en.ts';

export const reset = {
  subject: 'Установите новый пароль для {applicationName}',
  body: 'Мы получили просьбу установить новый пароль для учётной записи {emailAddress}. Задайте его с помощью кнопки ниже.',
  button: 'Установить новый пароль',
  expiry:
    '{hours, plural, one {Ссылка сработает один раз в течение # часа.} few {Ссылка сработает один раз в течение # часов.} many {Ссылка сработает один раз в течение # часов.} other {Ссылка сработает один раз в течение # часа.}}',
  ignore:
    'Если вы об этом не просили, не обращайте внимания на это письмо. Ваш пароль останется прежним.',
} as const satisfies TextsOf<typeof en>;
