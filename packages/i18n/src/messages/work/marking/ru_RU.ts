import type { TextsOf } from '../../../message-types.ts';
import type { workMarking as en } from './en.ts';

export const workMarking = {
  nothingYet: 'Пока ничего не сдано.',
  keys: 'Клавиши J и K или стрелки ведут к следующей и предыдущей работе.',
  walk: 'От работы к работе',
  backToList: 'Вернуться к списку',
  choose: 'Выберите работу.',
  empty: 'Не сдано ни текста, ни файла.',
  own: 'Это ваша собственная работа. Её оценит кто-то другой.',
  grade: 'Оценка',
  score: 'Процент (от 0 до 100)',
  scoreRange: 'Введите целое число от 0 до 100.',
  completion: 'Зачёт',
  richFeedback: 'Этот отзыв оформлен и остаётся как есть. Изменить его можно в администрировании.',
  comments: 'Вставить сохранённый комментарий',
  save: 'Сохранить оценку',
  saveNext: 'Сохранить и дальше',
  saved: 'Оценка сохранена. Студент получит уведомление.',
  undo: 'Отозвать оценку',
  undone: 'Оценка отозвана.',
  dropFiles: 'Перетащите сюда файлы для студента.',
} as const satisfies TextsOf<typeof en>;
