import type { TextsOf } from '../../../message-types.ts';
import type { translations as en } from './en.ts';

export const translations = {
  name: 'Текст',
  plural: 'Переводы',
  'fields.q': 'Поиск по идентификаторам и текстам',
  'fields.id': 'Сообщение',
  'fields.readLocale': 'Язык чтения',
  'fields.writeLocale': 'Язык перевода',
  'fields.area': 'Раздел',
  'fields.status': 'Состояние',
  'fields.missing': 'Как в английском',
  'fields.english': 'Английский',
  'fields.read': 'Текст для чтения',
  'fields.bundled': 'Встроенный текст',
  'fields.text': 'Ваш текст',
  'fields.publishedText': 'Действует',
  'fields.updatedAt': 'Последнее изменение',
  'fields.updatedByName': 'Изменил(а)',
  statusBundled: 'Встроенный текст',
  statusDraft: 'Черновик',
  statusPublished: 'Ваш текст',
  textHint:
    'Значения в фигурных скобках, например {example}, оставьте как есть. Пустое поле возвращает встроенный текст.',
  preview: 'Предварительный просмотр',
  previewHint: 'С примерами значений, как увидят читатели',
  publish:
    '{count, plural, one {Опубликовать # черновик} few {Опубликовать # черновика} many {Опубликовать # черновиков} other {Опубликовать # черновика}}',
  publishTitle:
    '{count, plural, one {Опубликовать # текст на языке: {language}?} few {Опубликовать # текста на языке: {language}?} many {Опубликовать # текстов на языке: {language}?} other {Опубликовать # текста на языке: {language}?}}',
  publishBody: 'С этого момента все, кто читает на языке: {language}, увидят новые тексты.',
  publishDone: 'Тексты опубликованы.',
  history: 'Публикации',
  historyEmpty: 'На этом языке ещё ничего не опубликовано.',
  publication: 'Публикация {number, number}',
  changedTexts:
    '{count, plural, one {Изменён # текст} few {Изменено # текста} many {Изменено # текстов} other {Изменено # текста}}',
  inForce: 'Действует',
  broughtBack: 'Возвращает публикацию {number, number}',
  bringBack: 'Вернуть',
  bringBackTitle: 'Вернуть публикацию {number, number}?',
  bringBackBody:
    'Читатели сразу снова увидят её тексты. Черновики других сообщений останутся как есть.',
  bringBackDone: 'Публикация {number, number} снова действует.',
} as const satisfies TextsOf<typeof en>;
