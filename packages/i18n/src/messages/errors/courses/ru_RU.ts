import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings: 'У этого урока есть записи. Удалите их, прежде чем превращать урок в текст.',
  playsNothing: 'Урок этого вида ничего не воспроизводит. Сначала выберите другой вид.',
  checkAfterEnd: 'Это время не раньше конца записи.',
  checkSameTime: 'В это время уже задаётся другой вопрос.',
  checkOfOtherCourse: 'Этот вопрос относится к другому курсу.',
  checkKind:
    'Здесь возможны только вопросы с одним или несколькими вариантами, «верно или неверно» и краткий ответ.',
} as const satisfies TextsOf<typeof en>;
