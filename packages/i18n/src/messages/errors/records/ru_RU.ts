import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: 'Восстанавливать больше нечего: эти значения уже действуют.',
  sittingNow: 'Один из них сейчас сдаёт экзамен. Пожалуйста, дождитесь его окончания.',
  typedWrong: 'Это не адрес электронной почты этой учётной записи.',
  erasurePlanned: 'Удаление данных этой учётной записи уже запланировано.',
  erasureOver: 'Нет запланированного удаления, которое можно было бы отменить.',
} as const satisfies TextsOf<typeof en>;
