import type { TextsOf } from '../../../message-types.ts';
import type { authoringLesson as en } from './en.ts';

export const authoringLesson = {
  orderHint: 'Перетягніть урок на його місце або перемістіть кнопками та клавішами зі стрілками.',
  moveUp: 'Перемістити «{title}» вище',
  moveDown: 'Перемістити «{title}» нижче',
  moved: '«{title}» тепер під номером {position, number} з {total, number}.',
  moveConflict:
    '«{title}» не переміщено: тим часом урок змінив хтось інший. Зараз показано збережений стан.',
  selected:
    '{count, plural, one {Вибрано # урок} few {Вибрано # уроки} many {Вибрано # уроків} other {Вибрано # уроку}}',
  selectAll: 'Вибрати всі уроки',
  outcomes: 'Результат за уроками',
  outcomePublished: 'опубліковано',
  outcomeUnpublished: 'знято з публікації',
  outcomeUnchanged: 'уже так',
  sectionRules: 'Доступ і правила',
  releaseHint: 'Рахується від дня початку курсу в групі. Порожньо: одразу.',
  releaseDates: 'Відкривається в групах',
  atOnce: 'Одразу',
  noSkippingHint: 'Першого разу не можна перейти далі за переглянуте.',
  minimumHint: 'Іспити курсу відкриваються, коли переглянуто цю частину. Порожньо: без умови.',
  media: 'Записи та субтитри',
  missing: 'Немає',
  withRecording:
    'Мов із записом: {done, number} з {total, number}, із субтитрами: {subtitled, number}.',
  missingIn: 'Немає запису: {languages}.',
  otherLanguages: 'Додати іншою мовою',
  ofTheCourse: 'мова курсу',
  upload: 'Завантажити',
  replace: 'Замінити',
  soundAlone: 'Лише звук',
  soundAloneSize: 'Лише звук ({size})',
  removeRecording: 'Вилучити запис: {language}?',
  removeSubtitles: 'Вилучити субтитри: {language}?',
  removeFile: 'Вилучити «{title}»?',
  removedFile: 'Файл вилучено.',
  addDownloads: 'Файли, які студенти можуть завантажити',
  rename: 'Перейменувати «{title}»',
  checksHint:
    'У цей час запис зупиняється, ставить запитання й продовжується після правильної відповіді. Кількість спроб не обмежена, тож не запитуйте того, про що запитує іспит.',
  addCheck: 'Додати запитання',
  checkTimeHint: 'Хвилини й секунди, наприклад 2:30',
  checkTimeWrong: 'Напишіть хвилини й секунди, наприклад 2:30.',
  removeCheck: 'Прибрати це запитання із запису?',
  removeCheckHint: 'Після збереження уроку вже не буде відомо, хто на нього відповів.',
} as const satisfies TextsOf<typeof en>;
