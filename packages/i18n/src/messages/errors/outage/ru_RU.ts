import type { TextsOf } from '../../../message-types.ts';
import type { errorsOutage as en } from './en.ts';

export const errorsOutage = {
  now: 'Сейчас это невозможно. Попробуйте снова через несколько минут. Если это продолжится, сообщите нам этот номер: {id}',
} as const satisfies TextsOf<typeof en>;
