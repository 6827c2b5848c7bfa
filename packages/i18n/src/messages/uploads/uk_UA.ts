import type { TextsOf } from '../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  choose: 'Вибрати файли',
  invalidType: 'Дозволений тип файлу: {types}',
  tooLarge: 'Розмір файлу більший за {size, number} Б',
  tooSmall: 'Розмір файлу менший за {size, number} Б',
  tooMany: 'Забагато файлів',
  title: 'Завантаження',
  clearCompleted: 'Прибрати завершені',
  collapse: 'Згорнути',
  expand: 'Розгорнути',
  done: 'Готово',
  failed: 'Помилка',
  abort: 'Перервати',
  resume: 'Продовжити',
  clear: 'Прибрати',
} as const satisfies TextsOf<typeof en>;
