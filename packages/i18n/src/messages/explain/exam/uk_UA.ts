import type { TextsOf } from '../../../message-types.ts';
import type { explainExam as en } from './en.ts';

export const explainExam = {
  points: 'Набрані бали',
  percent: 'У відсотках, половини округлено вгору',
  passMark: 'Прохідний бал',
  retake: 'Складання з повторної спроби зараховується не більше ніж на {cap, number, percent}',
  late: 'Складання після терміну зараховується не більше ніж на {cap, number, percent}',
  retakeAndLate:
    'Складання з повторної спроби та після терміну зараховується не більше ніж на {cap, number, percent}',
  left: 'Спроба закінчилася до здачі роботи й вважається нескладеною',
  timeUp: 'Час вийшов: здано те, що було збережено',
  corrected: 'Виправлено вручну',
  marking: 'Деякі відповіді ще оцінюються',
  recorded: 'Записано з іспиту на папері',
  moreTime: 'Ваш час становить {factor, number, percent} звичайного',
  breaks:
    'До Вашого часу {minutes, plural, one {додано # хвилину} few {додано # хвилини} many {додано # хвилин} other {додано # хвилини}} перерв',
  extraAttempts:
    'На {count, plural, one {# спробу} few {# спроби} many {# спроб} other {# спроби}} більше, ніж зазвичай',
  mayLeave: 'Якщо Ви залишите сторінку, спроба не вважатиметься нескладеною',
  grace:
    'Ви можете бути відсутні до {seconds, plural, one {# секунди} few {# секунд} many {# секунд} other {# секунди}}',
  largerType: 'Запитання показано більшим шрифтом',
  readAloud: 'Запитання можна прослухати вголос',
} as const satisfies TextsOf<typeof en>;
