import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings: 'Цей урок має записи. Вилучіть їх, перш ніж перетворювати урок на текст.',
  playsNothing: 'Урок цього виду нічого не відтворює. Спершу виберіть інший вид.',
  checkAfterEnd: 'Цей час не раніше кінця запису.',
  checkSameTime: 'У цей час уже ставиться інше запитання.',
  checkOfOtherCourse: 'Це запитання належить до іншого курсу.',
  checkKind:
    'Тут можливі лише запитання з одним або кількома варіантами, «правильно чи неправильно» та коротка відповідь.',
} as const satisfies TextsOf<typeof en>;
