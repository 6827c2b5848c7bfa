import type { TextsOf } from '../../../message-types.ts';
import type { workGrades as en } from './en.ts';

export const workGrades = {
  none: 'У вас пока нет оценок. Они появятся здесь, когда начнётся один из ваших курсов.',
  noneYet: 'Пока без оценки',
  points: 'Баллы: {points}',
  soFar: 'на данный момент',
  part: 'Экзамен или задание',
  weight: 'Вес',
  score: 'Результат',
  letter: 'Буква',
  missing: 'Не сдано',
  notRequired: 'Не требуется',
  pending: 'Предстоит',
  courseGrade: 'Оценка за курс',
  deduction: 'Вычет (процентные пункты)',
  howPart: 'Как получилось число: {title}',
  howCourse: 'Как получилась оценка за курс',
  whatIf: 'Что, если…',
  whatIfHint:
    'Введите другие результаты, чтобы увидеть, как изменилась бы оценка за курс. Эти числа ненастоящие, ничего не сохраняется.',
  guess: 'Пробный результат',
  guessFor: 'Пробный результат: {title}',
  wouldBe: 'Оценка за курс была бы',
  reset: 'Сбросить',
  backToReal: 'Вернуться к настоящей оценке',
  history: 'Изменения ваших оценок',
  noChanges: 'Ни одна из ваших оценок не менялась.',
  changed: 'с {before} на {after}',
} as const satisfies TextsOf<typeof en>;
