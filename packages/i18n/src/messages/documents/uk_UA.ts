import type { TextsOf } from '../../message-types.ts';
import type { documents as en } from './en.ts';

export const documents = {
  search: 'Пошук за назвами та змістом',
  found:
    '{count, plural, one {Знайдено # документ} few {Знайдено # документи} many {Знайдено # документів} other {Знайдено # документа}}',
  noMatch: 'За запитом «{text}» документів не знайдено.',
  empty: 'Для вас ще немає документів.',
  notAvailable: 'Такого документа немає, або він призначений не для вас.',
  lastChanged: 'Змінено: {date}',
  notPublished: 'Не опубліковано',
} as const satisfies TextsOf<typeof en>;
