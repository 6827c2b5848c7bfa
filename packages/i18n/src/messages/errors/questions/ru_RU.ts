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
  poolOfOtherCourse: 'Этот набор вопросов относится к другому курсу.',
  revised: 'Тем временем кто-то другой изменил этот вопрос. Ничего не сохранено.',
  asked: 'Этот вопрос задают экзамены: {exams}. Вместо этого его можно поместить в архив.',
  askedInLessons:
    'На этом вопросе останавливаются записи уроков: {lessons}. Вместо этого его можно поместить в архив.',
  moreExams:
    '{count, plural, one {ещё # экзамен} few {ещё # экзамена} many {ещё # экзаменов} other {ещё # экзамена}}',
  answered: 'Студенты уже отвечали на этот вопрос. Вместо этого его можно поместить в архив.',
} as const satisfies TextsOf<typeof en>;
