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
  poolOfOtherCourse: 'Цей набір запитань належить до іншого курсу.',
  revised: 'Тим часом хтось інший змінив це запитання. Нічого не збережено.',
  asked: 'Це запитання ставлять іспити: {exams}. Натомість його можна заархівувати.',
  askedInLessons:
    'На цьому запитанні зупиняються записи уроків: {lessons}. Натомість його можна заархівувати.',
  moreExams:
    '{count, plural, one {ще # іспит} few {ще # іспити} many {ще # іспитів} other {ще # іспиту}}',
  answered: 'Студенти вже відповідали на це запитання. Натомість його можна заархівувати.',
} as const satisfies TextsOf<typeof en>;
