import type { TextsOf } from '../../../message-types.ts';
import type { siteSettings as en } from './en.ts';

export const siteSettings = {
  name: 'Налаштування сайту',
  plural: 'Налаштування сайту',
  'fields.organisationName': 'Назва коледжу',
  'fields.shortName': 'Коротка назва',
  'fields.defaultAllowedAttempts': 'Звичайна кількість спроб іспиту',
  'fields.defaultLocale': 'Стандартна мова',
  'fields.alumniRegionId': 'Регіон випускників',
  'fields.contactAddress': 'Поштова адреса',
  'fields.contactEmail': 'Адреса для зв’язку',
  'fields.helpUrl': 'Сторінка довідки',
  'fields.privacyUrl': 'Власна сторінка про приватність',
  'fields.termsUrl': 'Власна сторінка умов',
  'fields.bannerText': 'Смуга над кожною сторінкою',
  'fields.updatedAt': 'Остання зміна',
  sectionNames: 'Як називається коледж',
  sectionDefaults: 'Звичайні значення',
  sectionContact: 'Контакти й посилання',
  shortNameHint: 'У заголовку сторінок, на панелі вгорі та в листах.',
  bannerTextHint:
    'Наприклад, для навчальної чи тестової копії сайту. Залиште порожнім, якщо смуга не потрібна.',
  defaultAllowedAttemptsHint:
    'Новий іспит починається з цього числа. Наявні іспити зберігають своє.',
  legalHint: 'Замінює вбудовану сторінку внизу кожного екрана.',
  linkInvalid: 'Адреса має починатися з https:// або http://.',
  configured: 'Налаштувань ще ніхто не зберігав: ці взято з конфігурації сервера.',
} as const satisfies TextsOf<typeof en>;
