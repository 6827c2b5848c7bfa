import type { TextsOf } from '../../../message-types.ts';
import type { questionPools as en } from './en.ts';

export const questionPools = {
  name: 'Набор вопросов',
  plural: 'Наборы вопросов',
  'fields.q': 'Поиск по названию',
  'fields.name': 'Название',
  'fields.courseId': 'Курс',
  'fields.questionCount': 'Вопросы',
  'fields.createdAt': 'Создано',
  'fields.updatedAt': 'Последнее изменение',
  hint: 'Экзамен выбирает часть вопросов набора, для каждого студента свои.',
  showQuestions: 'Вопросы этого набора',
} as const satisfies TextsOf<typeof en>;
