import type { TextsOf } from '../../message-types.ts';
import type { session as en } from './en.ts';

export const session = {
  tagline: 'Ваші курси, іспити й оцінки в одному місці',
  unreachable: 'Зараз неможливо зв’язатися з коледжем',
  logoutFailed: 'Ви ще не вийшли: сервер був недоступний.',
  selectFailed: 'Не вдалося змінити групу.',
  examWaits:
    'Ваш іспит «{title}» ще відкрито, відповіді збережено. Щоб продовжити, увійдіть протягом {time}.',
  examOpen: 'Ваш іспит «{title}» ще відкрито, відповіді збережено. Увійдіть, щоб продовжити.',
} as const satisfies TextsOf<typeof en>;
