import type { TextsOf } from '../../../message-types.ts';
import type { questionPools as en } from './en.ts';

export const questionPools = {
  name: 'Набір запитань',
  plural: 'Набори запитань',
  'fields.q': 'Пошук за назвою',
  'fields.name': 'Назва',
  'fields.courseId': 'Курс',
  'fields.questionCount': 'Запитання',
  'fields.createdAt': 'Створено',
  'fields.updatedAt': 'Остання зміна',
  hint: 'Іспит вибирає частину запитань набору, для кожного студента свої.',
  showQuestions: 'Запитання цього набору',
} as const satisfies TextsOf<typeof en>;
