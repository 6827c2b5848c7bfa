import type { TextsOf } from '../../../message-types.ts';
import type { changed as en } from './en.ts';

export const changed = {
  subject: 'Ваш пароль для {applicationName} изменён',
  body: 'Пароль учётной записи {emailAddress} изменён. На всех остальных устройствах выполнен выход.',
  button: 'Установить новый пароль',
  notYou: 'Если это были не вы, сразу установите новый пароль и сообщите в офис колледжа.',
} as const satisfies TextsOf<typeof en>;
