import type { TextsOf } from '../../message-types.ts';
import type { session as en } from './en.ts';

export const session = {
  tagline: 'Ваші курси, іспити й оцінки в одному місці',
  unreachable: 'Зараз неможливо зв’язатися з коледжем',
  logoutFailed: 'Ви ще не вийшли: сервер був недоступний.',
  selectFailed: 'Не вдалося змінити групу.',
} as const satisfies TextsOf<typeof en>;
