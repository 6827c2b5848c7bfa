import type { TextsOf } from '../../../message-types.ts';
import type { siteSettings as en } from './en.ts';

export const siteSettings = {
  name: 'Настройки сайта',
  plural: 'Настройки сайта',
  'fields.organisationName': 'Название колледжа',
  'fields.shortName': 'Краткое название',
  'fields.defaultAllowedAttempts': 'Обычное число попыток экзамена',
  'fields.defaultLocale': 'Язык по умолчанию',
  'fields.alumniRegionId': 'Регион выпускников',
  'fields.contactAddress': 'Почтовый адрес',
  'fields.contactEmail': 'Адрес для связи',
  'fields.helpUrl': 'Страница помощи',
  'fields.privacyUrl': 'Своя страница о конфиденциальности',
  'fields.termsUrl': 'Своя страница условий',
  'fields.bannerText': 'Полоса над каждой страницей',
  'fields.updatedAt': 'Последнее изменение',
  sectionNames: 'Как называется колледж',
  sectionDefaults: 'Обычные значения',
  sectionContact: 'Контакты и ссылки',
  shortNameHint: 'В заголовке страниц, на панели вверху и в письмах.',
  bannerTextHint:
    'Например, для учебной или тестовой копии сайта. Оставьте пустым, если полоса не нужна.',
  defaultAllowedAttemptsHint:
    'Новый экзамен начинается с этого числа. Имеющиеся экзамены сохраняют своё.',
  legalHint: 'Заменяет встроенную страницу внизу каждого экрана.',
  linkInvalid: 'Адрес должен начинаться с https:// или http://.',
  configured: 'Настройки ещё никто не сохранял: эти взяты из конфигурации сервера.',
} as const satisfies TextsOf<typeof en>;
