import type { TextsOf } from '../../../message-types.ts';
import type { learningChecked as en } from './en.ts';

export const learningChecked = {
  at: 'Вопрос на {time}',
  answered:
    '{count, plural, one {ответ после # попытки} few {ответ после # попыток} many {ответ после # попыток} other {ответ после # попытки}}',
  open: '{count, plural, one {нет верного ответа после # попытки} few {нет верного ответа после # попыток} many {нет верного ответа после # попыток} other {нет верного ответа после # попытки}}',
  none: 'ответа пока нет',
} as const satisfies TextsOf<typeof en>;
