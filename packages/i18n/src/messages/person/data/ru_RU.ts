import type { TextsOf } from '../../../message-types.ts';
import type { personData as en } from './en.ts';

export const personData = {
  title: 'Ваши данные',
  hint: 'Скачайте одним файлом всё, что о вас хранится. Паролей в нём нет.',
  download: 'Скачать мои данные',
} as const satisfies TextsOf<typeof en>;
