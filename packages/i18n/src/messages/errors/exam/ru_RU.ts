import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: 'У вопроса «верно/неверно» должно быть ровно два варианта ответа.',
  choiceCount: 'Укажите от {min, number} до {max, number} вариантов ответа.',
  oneCorrect: 'Отметьте ровно один вариант как правильный.',
  questionNeeded: 'Чтобы опубликовать экзамен, добавьте хотя бы один вопрос.',
  answered:
    'Студенты уже отвечали на этот вопрос. Его нельзя удалить, а его баллы и правильный ответ нельзя изменить.',
} as const satisfies TextsOf<typeof en>;
