import type { TextsOf } from '../../../message-types.ts';
import type { verify as en } from './en.ts';

export const verify = {
  subject: 'Підтвердьте адресу електронної пошти для {applicationName}',
  body: 'Ласкаво просимо до {applicationName}. Підтвердьте, що це ваша адреса електронної пошти, щоб ми могли зв’язуватися з вами щодо навчання.',
  button: 'Підтвердити адресу',
  ignore: 'Якщо ви не створювали обліковий запис, не зважайте на цей лист.',
} as const satisfies TextsOf<typeof en>;
