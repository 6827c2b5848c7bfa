import type { TextsOf } from '../../../message-types.ts';
import type { learningCheck as en } from './en.ts';

export const learningCheck = {
  rule: '{count, plural, one {Запись останавливается # раз и задаёт вопрос: {times}.} few {Запись останавливается # раза и задаёт вопрос: {times}.} many {Запись останавливается # раз и задаёт вопрос: {times}.} other {Запись останавливается # раза и задаёт вопрос: {times}.}} Число попыток не ограничено. Урок завершён, когда на всё дан ответ.',
  marks: 'Вопросы: {times}',
  title: 'Вопрос {number, number} из {total, number}',
  several: 'Верных ответов может быть несколько.',
  yourAnswer: 'Ваш ответ',
  send: 'Ответить',
  right: 'Верно.',
  wrong: 'Пока неверно. Попробуйте ещё раз или прослушайте этот отрывок снова.',
  goOn: 'Продолжить',
  again: 'Воспроизвести снова с {time}',
  notSent: 'Ответ не дошёл. Он сохранён здесь; отправьте его ещё раз.',
} as const satisfies TextsOf<typeof en>;
