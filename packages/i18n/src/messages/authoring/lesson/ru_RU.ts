import type { TextsOf } from '../../../message-types.ts';
import type { authoringLesson as en } from './en.ts';

export const authoringLesson = {
  orderHint: 'Перетащите урок на его место или переместите кнопками и клавишами со стрелками.',
  moveUp: 'Переместить «{title}» выше',
  moveDown: 'Переместить «{title}» ниже',
  moved: '«{title}» теперь под номером {position, number} из {total, number}.',
  moveConflict:
    '«{title}» не перемещён: тем временем урок изменил кто-то другой. Сейчас показано сохранённое состояние.',
  selected:
    '{count, plural, one {Выбран # урок} few {Выбрано # урока} many {Выбрано # уроков} other {Выбрано # урока}}',
  selectAll: 'Выбрать все уроки',
  outcomes: 'Результат по урокам',
  outcomePublished: 'опубликовано',
  outcomeUnpublished: 'снято с публикации',
  outcomeUnchanged: 'уже так',
  sectionRules: 'Доступ и правила',
  releaseHint: 'Считается со дня начала курса в группе. Пусто: сразу.',
  releaseDates: 'Открывается в группах',
  atOnce: 'Сразу',
  noSkippingHint: 'В первый раз нельзя перейти дальше просмотренного.',
  minimumHint: 'Экзамены курса открываются, когда просмотрена эта часть. Пусто: без условия.',
  media: 'Записи и субтитры',
  missing: 'Нет',
  withRecording:
    'Языков с записью: {done, number} из {total, number}, с субтитрами: {subtitled, number}.',
  missingIn: 'Нет записи: {languages}.',
  otherLanguages: 'Добавить на другом языке',
  ofTheCourse: 'язык курса',
  upload: 'Загрузить',
  replace: 'Заменить',
  soundAlone: 'Только звук',
  soundAloneSize: 'Только звук ({size})',
  removeRecording: 'Удалить запись: {language}?',
  removeSubtitles: 'Удалить субтитры: {language}?',
  removeFile: 'Удалить «{title}»?',
  removedFile: 'Файл удалён.',
  addDownloads: 'Файлы, которые студенты могут скачать',
  rename: 'Переименовать «{title}»',
  checksHint:
    'В это время запись останавливается, задаёт вопрос и продолжается после верного ответа. Число попыток не ограничено, поэтому не задавайте того, о чём спрашивает экзамен.',
  addCheck: 'Добавить вопрос',
  checkTimeHint: 'Минуты и секунды, например 2:30',
  checkTimeWrong: 'Напишите минуты и секунды, например 2:30.',
  removeCheck: 'Убрать этот вопрос из записи?',
  removeCheckHint: 'После сохранения урока больше не будет известно, кто на него ответил.',
} as const satisfies TextsOf<typeof en>;
