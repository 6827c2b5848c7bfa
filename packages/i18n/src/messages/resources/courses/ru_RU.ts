import type { TextsOf } from '../../../message-types.ts';
import type { courses as en } from './en.ts';

export const courses = {
  name: 'Курс',
  plural: 'Курсы',
  'fields.q': 'Поиск по коду или названию',
  'fields.code': 'Код',
  'fields.name': 'Название',
  'fields.description': 'Описание',
  'fields.teacherName': 'Преподаватель',
  'fields.locale': 'Язык',
  'fields.published': 'Опубликован',
  'fields.lessonCount': 'Уроки',
  'fields.examCount': 'Экзамены',
  'fields.groupIds': 'Группы',
  'fields.groupId': 'Группа',
  'fields.createdAt': 'Создано',
  'fields.updatedAt': 'Изменено',
  overview: 'Обзор',
  addLesson: 'Добавить урок',
  addExam: 'Добавить экзамен',
  noLessons: 'В этом курсе пока нет уроков.',
  noExams: 'В этом курсе пока нет экзаменов.',
  noGroups: 'Этот курс пока не назначен ни одной группе.',
  publishedHint: 'Студенты видят курс после публикации.',
  'fields.categoryId': 'Категория',
} as const satisfies TextsOf<typeof en>;
