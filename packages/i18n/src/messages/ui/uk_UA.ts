import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Покинути сторінку',
  stayOnPage: 'Залишитися на сторінці',
  invalidUrl: 'Введіть повну адресу сайту, наприклад https://example.org.',
  invalidFormat: 'Будь ласка, дотримуйтеся вказаного формату.',
  languageReloads: 'Сторінка перезавантажиться обраною мовою.',
  reloading: 'Сторінка перезавантажується, щоб отримати найновішу версію.',
  partMissing:
    'Не вдалося завантажити цю частину сторінки. Перевірте з’єднання та спробуйте ще раз.',
} as const satisfies TextsOf<typeof en>;
