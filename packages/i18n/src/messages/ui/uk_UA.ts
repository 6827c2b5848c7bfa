import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Покинути сторінку',
  stayOnPage: 'Залишитися на сторінці',
  invalidUrl: 'Введіть повну адресу сайту, наприклад https://example.org.',
  invalidFormat: 'Будь ласка, дотримуйтеся вказаного формату.',
  languageReloads: 'Сторінка перезавантажиться обраною мовою.',
  reloading: 'Сторінка перезавантажується, щоб отримати найновішу версію.',
  chooseFiles: 'Вибрати файли',
  fileInvalidType: 'Дозволений тип файлу: {types}',
  fileTooLarge: 'Розмір файлу більший за {size, number} Б',
  fileTooSmall: 'Розмір файлу менший за {size, number} Б',
  tooManyFiles: 'Забагато файлів',
  uploads: 'Завантаження',
  clearCompleted: 'Прибрати завершені',
  collapse: 'Згорнути',
  expand: 'Розгорнути',
  uploadDone: 'Готово',
  uploadFailed: 'Помилка',
  abort: 'Перервати',
  resume: 'Продовжити',
  clear: 'Прибрати',
} as const satisfies TextsOf<typeof en>;
