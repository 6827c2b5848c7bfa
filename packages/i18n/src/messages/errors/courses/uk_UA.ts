import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings: 'Цей урок має записи. Вилучіть їх, перш ніж перетворювати урок на текст.',
  playsNothing: 'Урок цього виду нічого не відтворює. Спершу виберіть інший вид.',
} as const satisfies TextsOf<typeof en>;
