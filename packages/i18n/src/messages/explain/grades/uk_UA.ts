import type { TextsOf } from '../../../message-types.ts';
import type { explainGrades as en } from './en.ts';

export const explainGrades = {
  bestAttempt:
    '{attempts, plural, one {Найкраща з # зарахованої спроби} few {Найкраща з # зарахованих спроб} many {Найкраща з # зарахованих спроб} other {Найкраща з # зарахованої спроби}}',
  capped: 'Складено під час перескладання або після терміну: зараховується не більше ніж 70 %',
  corrected: 'Виправлено вручну; спочатку було {before, number, percent}',
  gradedByHand: 'Оцінено викладачем',
  completed: 'Виконано: зараховується як 100 %',
  notCompleted: 'Не виконано: зараховується як 0 %',
  marking: 'Здано й очікує на оцінку: поки не враховується',
  missing: 'Не здано до терміну: зараховується як 0 %',
  notRequired: 'Термін був до вступу до групи: не вимагається й не враховується',
  pending: 'Ще попереду: до терміну не враховується',
  part: '{title}: вага {weight, number}, тобто {share, number, percent} оцінки',
  mean: 'Зважене середнє {parts, plural, one {# частини} few {# частин} many {# частин} other {# частини}}, половина округлюється вгору',
  deduction: 'Мінус {points, number} відсоткових пунктів',
  letter: 'Від {from, number, percent}: {letter}',
  nothingYet: 'Поки нічого не враховується',
  because: 'Причина: {reason}',
} as const satisfies TextsOf<typeof en>;
