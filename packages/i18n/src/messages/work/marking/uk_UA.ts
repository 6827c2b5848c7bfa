import type { TextsOf } from '../../../message-types.ts';
import type { workMarking as en } from './en.ts';

export const workMarking = {
  nothingYet: 'Поки нічого не здано.',
  keys: 'Клавіші J і K або стрілки ведуть до наступної та попередньої роботи.',
  walk: 'Від роботи до роботи',
  backToList: 'Повернутися до списку',
  choose: 'Виберіть роботу.',
  empty: 'Не здано ні тексту, ні файлу.',
  own: 'Це ваша власна робота. Її оцінить хтось інший.',
  grade: 'Оцінка',
  score: 'Відсоток (від 0 до 100)',
  scoreRange: 'Введіть ціле число від 0 до 100.',
  completion: 'Залік',
  richFeedback:
    'Цей відгук має оформлення й залишається як є. Змінити його можна в адмініструванні.',
  comments: 'Вставити збережений коментар',
  save: 'Зберегти оцінку',
  saveNext: 'Зберегти й далі',
  saved: 'Оцінку збережено. Студент отримає сповіщення.',
  undo: 'Відкликати оцінку',
  undone: 'Оцінку відкликано.',
  dropFiles: 'Перетягніть сюди файли для студента.',
} as const satisfies TextsOf<typeof en>;
