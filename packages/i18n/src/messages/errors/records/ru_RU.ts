import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: 'Восстанавливать больше нечего: эти значения уже действуют.',
  sittingNow: 'Один из них сейчас сдаёт экзамен. Пожалуйста, дождитесь его окончания.',
} as const satisfies TextsOf<typeof en>;
