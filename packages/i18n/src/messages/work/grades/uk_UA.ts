import type { TextsOf } from '../../../message-types.ts';
import type { workGrades as en } from './en.ts';

export const workGrades = {
  none: 'У вас ще немає оцінок. Вони з’являться тут, коли почнеться один із ваших курсів.',
  noneYet: 'Поки без оцінки',
  points: 'Бали: {points}',
  soFar: 'на цей час',
  part: 'Іспит або завдання',
  weight: 'Вага',
  score: 'Результат',
  letter: 'Літера',
  missing: 'Не здано',
  notRequired: 'Не вимагається',
  pending: 'Попереду',
  courseGrade: 'Оцінка за курс',
  deduction: 'Відрахування (відсоткові пункти)',
  howPart: 'Як вийшло число: {title}',
  howCourse: 'Як вийшла оцінка за курс',
  whatIf: 'Що, якби…',
  whatIfHint:
    'Введіть інші результати, щоб побачити, як змінилася б оцінка за курс. Ці числа несправжні, нічого не зберігається.',
  guess: 'Пробний результат',
  guessFor: 'Пробний результат: {title}',
  wouldBe: 'Оцінка за курс була б',
  reset: 'Скинути',
  backToReal: 'Повернутися до справжньої оцінки',
  history: 'Зміни ваших оцінок',
  noChanges: 'Жодну з ваших оцінок не змінювали.',
  changed: 'з {before} на {after}',
} as const satisfies TextsOf<typeof en>;
