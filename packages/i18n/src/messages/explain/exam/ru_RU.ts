import type { TextsOf } from '../../../message-types.ts';
import type { explainExam as en } from './en.ts';

export const explainExam = {
  points: 'Набранные баллы',
  percent: 'В процентах, половины округлены вверх',
  passMark: 'Проходной балл',
  retake: 'Сдача с повторной попытки засчитывается не более чем на {cap, number, percent}',
  late: 'Сдача после срока засчитывается не более чем на {cap, number, percent}',
  retakeAndLate:
    'Сдача с повторной попытки и после срока засчитывается не более чем на {cap, number, percent}',
  left: 'Попытка закончилась до сдачи работы и считается несданной',
  timeUp: 'Время истекло: сдано то, что было сохранено',
  corrected: 'Исправлено вручную',
  marking: 'Некоторые ответы ещё оцениваются',
  recorded: 'Записано с экзамена на бумаге',
  moreTime: 'Ваше время составляет {factor, number, percent} обычного',
  breaks:
    'К Вашему времени {minutes, plural, one {добавлена # минута} few {добавлены # минуты} many {добавлено # минут} other {добавлено # минуты}} перерывов',
  extraAttempts:
    'На {count, plural, one {# попытку} few {# попытки} many {# попыток} other {# попытки}} больше обычного',
  mayLeave: 'Уход со страницы не делает Вашу попытку несданной',
  grace:
    'Вы можете отсутствовать до {seconds, plural, one {# секунды} few {# секунд} many {# секунд} other {# секунды}}',
  largerType: 'Вопросы показаны более крупным шрифтом',
  readAloud: 'Вопросы можно прослушать вслух',
} as const satisfies TextsOf<typeof en>;
