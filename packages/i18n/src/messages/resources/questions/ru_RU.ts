import type { TextsOf } from '../../../message-types.ts';
import type { questions as en } from './en.ts';

export const questions = {
  name: 'Вопрос',
  plural: 'Банк вопросов',
  'fields.q': 'Поиск по вопросам',
  'fields.title': 'Вопрос',
  'fields.kind': 'Вид',
  'fields.courseId': 'Курс',
  'fields.poolId': 'Набор',
  'fields.archived': 'В архиве',
  'fields.missingLocale': 'Нет на языке',
  'fields.languages': 'Языки',
  'fields.texts': 'Текст',
  'fields.parts': 'Ответы',
  'fields.key': 'Правильный ответ',
  'fields.maxWords': 'Наибольшее число слов',
  'fields.unit': 'Единица измерения',
  'fields.createdAt': 'Создано',
  'fields.updatedAt': 'Последнее изменение',
  sectionRecord: 'Где он находится',
  archivedHint: 'Вопросы из архива не предлагаются для новых экзаменов.',
  chooseCourse: 'Сначала выберите курс.',
  archive: 'В архив',
  unarchive: 'Вернуть из архива',
  bulkDone:
    '{count, plural, one {Изменён # вопрос} few {Изменены # вопроса} many {Изменено # вопросов} other {Изменено # вопроса}}',
  bulkFailed:
    '{count, plural, one {Не удалось изменить # вопрос} few {Не удалось изменить # вопроса} many {Не удалось изменить # вопросов} other {Не удалось изменить # вопроса}}',
  versions: 'Версии',
  versionNumber: 'Версия {number}',
  changedFields: 'Изменено: {fields}',
  exportFile: 'Экспорт для других систем',
  importFile: 'Импорт вопросов',
  exported:
    '{count, plural, one {В файле # вопрос} few {В файле # вопроса} many {В файле # вопросов} other {В файле # вопроса}}',
  exportHint: 'Все вопросы списка с текущими фильтрами, в последней версии.',
  format: 'Формат',
  formatCsv: 'Таблица (CSV)',
  lossTitle: 'Что не переносится',
  noLoss: 'Переносится всё',
  drop: 'Перетащите файл сюда',
  chooseFile: 'Выбрать файл',
  paste: 'Или вставьте текст файла',
  look: 'Посмотреть вопросы',
  nothingYet: 'До подтверждения ничего не сохраняется.',
  refused: 'Не принимается: {reason}',
  takeIn:
    '{count, plural, one {Импортировать # вопрос} few {Импортировать # вопроса} many {Импортировать # вопросов} other {Импортировать # вопроса}}',
  imported:
    '{count, plural, one {В банк добавлен # вопрос} few {В банк добавлены # вопроса} many {В банк добавлено # вопросов} other {В банк добавлено # вопроса}}',
  undoImport: 'Отменить импорт',
  undone:
    '{count, plural, one {Удалён # импортированный вопрос} few {Удалены # импортированных вопроса} many {Удалено # импортированных вопросов} other {Удалено # импортированного вопроса}}',
  another: 'Импортировать ещё один файл',
  'fields.exams': 'Задаётся в',
  notAsked: 'Ни один экзамен не задаёт этот вопрос.',
} as const satisfies TextsOf<typeof en>;
