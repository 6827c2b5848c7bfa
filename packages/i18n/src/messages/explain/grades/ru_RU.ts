import type { TextsOf } from '../../../message-types.ts';
import type { explainGrades as en } from './en.ts';

export const explainGrades = {
  bestAttempt:
    '{attempts, plural, one {Лучшая из # засчитываемой попытки} few {Лучшая из # засчитываемых попыток} many {Лучшая из # засчитываемых попыток} other {Лучшая из # засчитываемой попытки}}',
  capped: 'Сдано при пересдаче или после срока: засчитывается не более 70 %',
  corrected: 'Исправлено вручную; сначала было {before, number, percent}',
  gradedByHand: 'Оценено преподавателем',
  completed: 'Выполнено: засчитывается как 100 %',
  notCompleted: 'Не выполнено: засчитывается как 0 %',
  marking: 'Сдано и ожидает оценки: пока не учитывается',
  missing: 'Не сдано к сроку: засчитывается как 0 %',
  notRequired: 'Срок был до вступления в группу: не требуется и не учитывается',
  pending: 'Ещё предстоит: до срока не учитывается',
  part: '{title}: вес {weight, number}, то есть {share, number, percent} оценки',
  mean: 'Взвешенное среднее {parts, plural, one {# части} few {# частей} many {# частей} other {# части}}, половина округляется вверх',
  deduction: 'Минус {points, number} процентных пунктов',
  letter: 'От {from, number, percent}: {letter}',
  nothingYet: 'Пока ничего не учитывается',
  because: 'Причина: {reason}',
} as const satisfies TextsOf<typeof en>;
