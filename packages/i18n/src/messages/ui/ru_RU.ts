import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Покинуть страницу',
  stayOnPage: 'Остаться на странице',
  invalidUrl: 'Введите полный адрес сайта, например https://example.org.',
  invalidFormat: 'Пожалуйста, соблюдайте указанный формат.',
  languageReloads: 'Страница перезагрузится на выбранном языке.',
  reloading: 'Страница перезагружается, чтобы получить последнюю версию.',
  partMissing: 'Не удалось загрузить эту часть страницы. Проверьте соединение и повторите попытку.',
} as const satisfies TextsOf<typeof en>;
