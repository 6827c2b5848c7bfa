import type { TextsOf } from '../../../message-types.ts';
import type { verify as en } from './en.ts';

export const verify = {
  subject: 'Подтвердите адрес электронной почты для {applicationName}',
  body: 'Добро пожаловать в {applicationName}. Подтвердите, что это ваш адрес электронной почты, чтобы мы могли связываться с вами по вопросам учёбы.',
  button: 'Подтвердить адрес',
  ignore: 'Если вы не создавали учётную запись, не обращайте внимания на это письмо.',
} as const satisfies TextsOf<typeof en>;
