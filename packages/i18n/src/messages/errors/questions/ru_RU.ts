import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestions as en } from './en.ts';

export const errorsQuestions = {
  rightAndWrong:
    'Отметьте хотя бы один вариант как правильный и хотя бы один оставьте неотмеченным.',
  partCount: 'Укажите от {min, number} до {max, number} пунктов.',
  optionCount: 'Предложите от {min, number} до {max, number} ответов для сопоставления.',
  eachMatched: 'Выберите соответствующий ответ для каждого утверждения.',
  blanksInText: 'Каждый пропуск должен стоять в тексте на каждом языке ровно один раз.',
  acceptedCount: 'Укажите от {min, number} до {max, number} принимаемых ответов.',
  stays: 'Это уже нельзя изменить.',
  asked:
    'Этот вопрос входит в экзамен, или студенты уже на него отвечали. Вместо удаления его можно отправить в архив.',
  poolOfOtherCourse: 'Этот набор вопросов относится к другому курсу.',
} as const satisfies TextsOf<typeof en>;
