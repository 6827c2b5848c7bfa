import type { TextsOf } from '../../../message-types.ts';
import type { enrol as en } from './en.ts';

export const enrol = {
  subject: 'Ваш обліковий запис у {applicationName}',
  body: 'У {applicationName} для вас відкрито обліковий запис з адресою {emailAddress}. Задайте пароль за допомогою кнопки нижче, і ви зможете увійти.',
  button: 'Задати пароль',
  expiry:
    '{days, plural, one {Посилання спрацює один раз протягом # дня.} few {Посилання спрацює один раз протягом # днів.} many {Посилання спрацює один раз протягом # днів.} other {Посилання спрацює один раз протягом # дня.}}',
  ignore: 'Якщо ви цього не очікували, не зважайте на цей лист.',
} as const satisfies TextsOf<typeof en>;
