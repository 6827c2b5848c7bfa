import type { TextsOf } from '../../../message-types.ts';
import type { errorsAppeals as en } from './en.ts';

export const errorsAppeals = {
  windowOver: 'Апелляцию можно подать в течение {days} дн. после результата. Этот срок прошёл.',
  notPossible: 'Здесь нечего обжаловать.',
  waiting: 'Ваша апелляция уже рассматривается.',
  decidedBefore: 'По апелляции на этот результат решение уже принято. Оно окончательное.',
  over: 'Эта апелляция завершена: решена или отозвана.',
  ownDecision: 'Никто не решает собственную апелляцию.',
  anotherReader:
    'Вы оценивали эту работу или рассматривали апелляцию первым. Решает другой человек.',
} as const satisfies TextsOf<typeof en>;
