import type { TextsOf } from '../../../message-types.ts';
import type { questions as en } from './en.ts';

export const questions = {
  name: 'Запитання',
  plural: 'Банк запитань',
  'fields.q': 'Пошук у запитаннях',
  'fields.title': 'Запитання',
  'fields.kind': 'Вид',
  'fields.courseId': 'Курс',
  'fields.poolId': 'Набір',
  'fields.archived': 'В архіві',
  'fields.missingLocale': 'Немає мовою',
  'fields.languages': 'Мови',
  'fields.texts': 'Текст',
  'fields.parts': 'Відповіді',
  'fields.key': 'Правильна відповідь',
  'fields.maxWords': 'Найбільша кількість слів',
  'fields.unit': 'Одиниця виміру',
  'fields.createdAt': 'Створено',
  'fields.updatedAt': 'Остання зміна',
  sectionRecord: 'Де воно належить',
  archivedHint: 'Запитання з архіву не пропонуються для нових іспитів.',
  chooseCourse: 'Спочатку виберіть курс.',
  archive: 'До архіву',
  unarchive: 'Повернути з архіву',
  bulkDone:
    '{count, plural, one {Змінено # запитання} few {Змінено # запитання} many {Змінено # запитань} other {Змінено # запитання}}',
  bulkFailed:
    '{count, plural, one {Не вдалося змінити # запитання} few {Не вдалося змінити # запитання} many {Не вдалося змінити # запитань} other {Не вдалося змінити # запитання}}',
  versions: 'Версії',
  versionNumber: 'Версія {number}',
  changedFields: 'Змінено: {fields}',
  exportFile: 'Експорт до інших систем',
  importFile: 'Імпорт запитань',
  exported:
    '{count, plural, one {У файлі # запитання} few {У файлі # запитання} many {У файлі # запитань} other {У файлі # запитання}}',
  exportHint: 'Усі запитання списку з поточними фільтрами, в останній версії.',
  format: 'Формат',
  formatCsv: 'Таблиця (CSV)',
  lossTitle: 'Що не переноситься',
  noLoss: 'Переноситься все',
  drop: 'Перетягніть файл сюди',
  chooseFile: 'Вибрати файл',
  paste: 'Або вставте текст файлу',
  look: 'Переглянути запитання',
  nothingYet: 'До підтвердження нічого не зберігається.',
  refused: 'Не приймається: {reason}',
  takeIn:
    '{count, plural, one {Імпортувати # запитання} few {Імпортувати # запитання} many {Імпортувати # запитань} other {Імпортувати # запитання}}',
  imported:
    '{count, plural, one {До банку додано # запитання} few {До банку додано # запитання} many {До банку додано # запитань} other {До банку додано # запитання}}',
  undoImport: 'Скасувати імпорт',
  undone:
    '{count, plural, one {Вилучено # імпортоване запитання} few {Вилучено # імпортовані запитання} many {Вилучено # імпортованих запитань} other {Вилучено # імпортованого запитання}}',
  another: 'Імпортувати ще один файл',
  'fields.exams': 'Ставиться в',
  notAsked: 'Жоден іспит не ставить цього питання.',
} as const satisfies TextsOf<typeof en>;
