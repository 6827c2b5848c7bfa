import type { TextsOf } from '../../../message-types.ts';
import type { courses as en } from './en.ts';

export const courses = {
  name: 'Курс',
  plural: 'Курси',
  'fields.q': 'Пошук за кодом або назвою',
  'fields.code': 'Код',
  'fields.name': 'Назва',
  'fields.description': 'Опис',
  'fields.teacherName': 'Викладач',
  'fields.locale': 'Мова',
  'fields.published': 'Опубліковано',
  'fields.lessonCount': 'Уроки',
  'fields.examCount': 'Іспити',
  'fields.groupIds': 'Групи',
  'fields.groupId': 'Група',
  'fields.createdAt': 'Створено',
  'fields.updatedAt': 'Змінено',
  overview: 'Огляд',
  addLesson: 'Додати урок',
  addExam: 'Додати іспит',
  noLessons: 'У цьому курсі ще немає уроків.',
  noExams: 'У цьому курсі ще немає іспитів.',
  noGroups: 'Цей курс ще не призначено жодній групі.',
  publishedHint: 'Студенти бачать курс після публікації.',
  'fields.categoryId': 'Категорія',
} as const satisfies TextsOf<typeof en>;
