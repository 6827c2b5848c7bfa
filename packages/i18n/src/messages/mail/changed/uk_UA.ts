import type { TextsOf } from '../../../message-types.ts';
import type { changed as en } from './en.ts';

export const changed = {
  subject: 'Ваш пароль для {applicationName} змінено',
  body: 'Пароль облікового запису {emailAddress} змінено. На всіх інших пристроях виконано вихід.',
  button: 'Встановити новий пароль',
  notYou: 'Якщо це були не ви, одразу встановіть новий пароль і повідомте офіс коледжу.',
} as const satisfies TextsOf<typeof en>;
