import type { TextsOf } from '../../../message-types.ts';
import type { translations as en } from './en.ts';

export const translations = {
  name: 'Текст',
  plural: 'Переклади',
  'fields.q': 'Пошук за ідентифікаторами й текстами',
  'fields.id': 'Повідомлення',
  'fields.readLocale': 'Мова читання',
  'fields.writeLocale': 'Мова перекладу',
  'fields.area': 'Розділ',
  'fields.status': 'Стан',
  'fields.missing': 'Як в англійській',
  'fields.english': 'Англійська',
  'fields.read': 'Текст для читання',
  'fields.bundled': 'Вбудований текст',
  'fields.text': 'Ваш текст',
  'fields.publishedText': 'Чинний',
  'fields.updatedAt': 'Остання зміна',
  'fields.updatedByName': 'Змінив(-ла)',
  statusBundled: 'Вбудований текст',
  statusDraft: 'Чернетка',
  statusPublished: 'Ваш текст',
  textHint:
    'Значення у фігурних дужках, наприклад {example}, залиште як є. Порожнє поле повертає вбудований текст.',
  preview: 'Попередній перегляд',
  previewHint: 'Із прикладами значень, як побачать читачі',
  publish:
    '{count, plural, one {Опублікувати # чернетку} few {Опублікувати # чернетки} many {Опублікувати # чернеток} other {Опублікувати # чернетки}}',
  publishTitle:
    '{count, plural, one {Опублікувати # текст мовою: {language}?} few {Опублікувати # тексти мовою: {language}?} many {Опублікувати # текстів мовою: {language}?} other {Опублікувати # тексту мовою: {language}?}}',
  publishBody: 'Відтоді всі, хто читає мовою: {language}, бачать нові тексти.',
  publishDone: 'Тексти опубліковано.',
  history: 'Публікації',
  historyEmpty: 'Цією мовою ще нічого не опубліковано.',
  publication: 'Публікація {number, number}',
  changedTexts:
    '{count, plural, one {Змінено # текст} few {Змінено # тексти} many {Змінено # текстів} other {Змінено # тексту}}',
  inForce: 'Чинна',
  broughtBack: 'Повертає публікацію {number, number}',
  bringBack: 'Повернути',
  bringBackTitle: 'Повернути публікацію {number, number}?',
  bringBackBody: 'Читачі одразу знову бачать її тексти. Чернетки інших повідомлень лишаються як є.',
  bringBackDone: 'Публікація {number, number} знову чинна.',
} as const satisfies TextsOf<typeof en>;
