import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Ще жоден курс не завершено, тож видавати поки нічого.',
  letterTwice: 'Цю літеру вказано двічі.',
  bandOrder: 'Кожна літера має починатися нижче за попередню.',
  bandLast: 'Остання літера має починатися з 0, щоб її мав кожен результат.',
  bandPoints: 'Нижча літера не дає більше балів.',
  blocks: 'Кожна частина сторінки має бути один раз.',
  neededBlock: 'Без цієї частини довідки не буває.',
} as const satisfies TextsOf<typeof en>;
