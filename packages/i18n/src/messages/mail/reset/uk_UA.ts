import type { TextsOf } from '../../../message-types.ts';
import type { reset as en } from './en.ts';

export const reset = {
  subject: 'Встановіть новий пароль для {applicationName}',
  body: 'Ми отримали прохання встановити новий пароль для облікового запису {emailAddress}. Задайте його за допомогою кнопки нижче.',
  button: 'Встановити новий пароль',
  expiry:
    '{hours, plural, one {Посилання спрацює один раз протягом # години.} few {Посилання спрацює один раз протягом # годин.} many {Посилання спрацює один раз протягом # годин.} other {Посилання спрацює один раз протягом # години.}}',
  ignore: 'Якщо ви про це не просили, не зважайте на цей лист. Ваш пароль залишиться незмінним.',
} as const satisfies TextsOf<typeof en>;
