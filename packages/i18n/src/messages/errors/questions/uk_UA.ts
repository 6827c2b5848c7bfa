import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestions as en } from './en.ts';

export const errorsQuestions = {
  rightAndWrong:
    'Позначте принаймні один варіант як правильний і принаймні один залиште непозначеним.',
  partCount: 'Укажіть від {min, number} до {max, number} пунктів.',
  optionCount: 'Запропонуйте від {min, number} до {max, number} відповідей для зіставлення.',
  eachMatched: 'Виберіть відповідну відповідь для кожного твердження.',
  blanksInText: 'Кожен пропуск має стояти в тексті кожною мовою рівно один раз.',
  acceptedCount: 'Укажіть від {min, number} до {max, number} прийнятних відповідей.',
  stays: 'Це вже не можна змінити.',
  asked:
    'Це запитання входить до іспиту, або студенти вже на нього відповідали. Натомість його можна перенести до архіву.',
  poolOfOtherCourse: 'Цей набір запитань належить до іншого курсу.',
} as const satisfies TextsOf<typeof en>;
