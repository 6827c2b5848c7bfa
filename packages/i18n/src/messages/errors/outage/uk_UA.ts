import type { TextsOf } from '../../../message-types.ts';
import type { errorsOutage as en } from './en.ts';

export const errorsOutage = {
  now: 'Зараз це неможливо. Спробуйте знову за кілька хвилин. Якщо це триватиме, повідомте нам цей номер: {id}',
} as const satisfies TextsOf<typeof en>;
