import type { TextsOf } from '../../../message-types.ts';
import type { personAddress as en } from './en.ts';

export const personAddress = {
  title: 'Адреси',
  add: 'Додати адресу',
  edit: 'Змінити адресу',
  remove: 'Видалити адресу',
  none: 'Адрес поки немає',
  line1: 'Адреса, рядок 1',
  line2: 'Адреса, рядок 2',
  city: 'Місто',
  state: 'Область',
  postcode: 'Індекс',
  country: 'Країна',
  changed:
    'Цю адресу тим часом змінили. Зараз вона така, як нижче; під час збереження її буде замінено введеними даними.',
} as const satisfies TextsOf<typeof en>;
