import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Покинуть страницу',
  stayOnPage: 'Остаться на странице',
  invalidUrl: 'Введите полный адрес сайта, например https://example.org.',
  invalidFormat: 'Пожалуйста, соблюдайте указанный формат.',
  languageReloads: 'Страница перезагрузится на выбранном языке.',
  reloading: 'Страница перезагружается, чтобы получить последнюю версию.',
  chooseFiles: 'Выбрать файлы',
  fileInvalidType: 'Допустимый тип файла: {types}',
  fileTooLarge: 'Размер файла больше {size, number} Б',
  fileTooSmall: 'Размер файла меньше {size, number} Б',
  tooManyFiles: 'Слишком много файлов',
  uploads: 'Загрузки',
  clearCompleted: 'Убрать завершённые',
  collapse: 'Свернуть',
  expand: 'Развернуть',
  uploadDone: 'Готово',
  uploadFailed: 'Ошибка',
  abort: 'Прервать',
  resume: 'Продолжить',
  clear: 'Убрать',
} as const satisfies TextsOf<typeof en>;
