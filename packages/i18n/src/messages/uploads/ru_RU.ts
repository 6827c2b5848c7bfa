import type { TextsOf } from '../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  choose: 'Выбрать файлы',
  invalidType: 'Допустимый тип файла: {types}',
  tooLarge: 'Размер файла больше {size, number} Б',
  tooSmall: 'Размер файла меньше {size, number} Б',
  tooMany: 'Слишком много файлов',
  title: 'Загрузки',
  clearCompleted: 'Убрать завершённые',
  collapse: 'Свернуть',
  expand: 'Развернуть',
  done: 'Готово',
  failed: 'Ошибка',
  abort: 'Прервать',
  resume: 'Продолжить',
  clear: 'Убрать',
} as const satisfies TextsOf<typeof en>;
