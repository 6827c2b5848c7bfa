import type { TextsOf } from '../../../message-types.ts';
import type { personExamConditions as en } from './en.ts';

export const personExamConditions = {
  title: 'На ваших іспитах',
  intro: 'Це діє для вас на кожному іспиті.',
  time: 'Час: {share, number, percent} від звичайного',
  breaks:
    'Перерви: {minutes, plural, one {ще # хвилина} few {ще # хвилини} many {ще # хвилин} other {ще # хвилини}}',
  attempts: 'Спроби: {count, plural, one {ще #} few {ще #} many {ще #} other {ще #}}',
  noLeaveRule: 'Вихід зі сторінки не означає невдачі',
  grace: 'Ви можете бути відсутні до {duration}',
  largerType: 'Питання більшим шрифтом',
  readAloud: 'Питання можна прослухати',
  until: 'До {date}',
} as const satisfies TextsOf<typeof en>;
