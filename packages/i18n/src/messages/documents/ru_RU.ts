import type { TextsOf } from '../../message-types.ts';
import type { documents as en } from './en.ts';

export const documents = {
  search: 'Поиск по названиям и содержанию',
  found:
    '{count, plural, one {Найден # документ} few {Найдено # документа} many {Найдено # документов} other {Найдено # документа}}',
  noMatch: 'По запросу «{text}» документов не найдено.',
  empty: 'Для вас пока нет документов.',
  notAvailable: 'Такого документа нет, или он предназначен не для вас.',
  lastChanged: 'Изменено: {date}',
  notPublished: 'Не опубликовано',
} as const satisfies TextsOf<typeof en>;
