import type { TextsOf } from '../../../message-types.ts';
import type { personAddress as en } from './en.ts';

export const personAddress = {
  title: 'Адреса',
  add: 'Добавить адрес',
  edit: 'Изменить адрес',
  remove: 'Удалить адрес',
  none: 'Адресов пока нет',
  line1: 'Адрес, строка 1',
  line2: 'Адрес, строка 2',
  city: 'Город',
  state: 'Область или край',
  postcode: 'Индекс',
  country: 'Страна',
  changed:
    'Этот адрес тем временем изменили. Сейчас он указан ниже; при сохранении он будет заменён введёнными данными.',
} as const satisfies TextsOf<typeof en>;
