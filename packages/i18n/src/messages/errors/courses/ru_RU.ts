import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings: 'У этого урока есть записи. Удалите их, прежде чем превращать урок в текст.',
  playsNothing: 'Урок этого вида ничего не воспроизводит. Сначала выберите другой вид.',
} as const satisfies TextsOf<typeof en>;
