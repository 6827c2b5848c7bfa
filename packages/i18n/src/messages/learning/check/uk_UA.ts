import type { TextsOf } from '../../../message-types.ts';
import type { learningCheck as en } from './en.ts';

export const learningCheck = {
  rule: '{count, plural, one {Запис зупиняється # раз і ставить запитання: {times}.} few {Запис зупиняється # рази і ставить запитання: {times}.} many {Запис зупиняється # разів і ставить запитання: {times}.} other {Запис зупиняється # раза і ставить запитання: {times}.}} Кількість спроб не обмежена. Урок завершено, коли на все дано відповідь.',
  marks: 'Запитання: {times}',
  title: 'Запитання {number, number} з {total, number}',
  several: 'Правильних відповідей може бути кілька.',
  yourAnswer: 'Ваша відповідь',
  send: 'Відповісти',
  right: 'Правильно.',
  wrong: 'Поки що неправильно. Спробуйте ще раз або прослухайте цей уривок знову.',
  goOn: 'Далі',
  again: 'Відтворити знову з {time}',
  notSent: 'Відповідь не надійшла. Її збережено тут; надішліть її ще раз.',
} as const satisfies TextsOf<typeof en>;
