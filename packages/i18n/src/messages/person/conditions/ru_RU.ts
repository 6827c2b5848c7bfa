import type { TextsOf } from '../../../message-types.ts';
import type { personExamConditions as en } from './en.ts';

export const personExamConditions = {
  title: 'На ваших экзаменах',
  intro: 'Это действует для вас на каждом экзамене.',
  time: 'Время: {share, number, percent} от обычного',
  breaks:
    'Перерывы: {minutes, plural, one {ещё # минута} few {ещё # минуты} many {ещё # минут} other {ещё # минуты}}',
  attempts: 'Попытки: {count, plural, one {ещё #} few {ещё #} many {ещё #} other {ещё #}}',
  noLeaveRule: 'Выход со страницы не означает провала',
  grace: 'Вы можете отсутствовать до {duration}',
  largerType: 'Вопросы крупным шрифтом',
  readAloud: 'Вопросы можно прослушать',
  until: 'До {date}',
} as const satisfies TextsOf<typeof en>;
