import type { TextsOf } from '../../../message-types.ts';
import type { teachers as en } from './en.ts';

export const teachers = {
  name: 'Преподаватель',
  plural: 'Преподаватели',
  'fields.q': 'Поиск по имени или электронной почте',
  'fields.name': 'Имя',
  'fields.title': 'Учёное звание',
  'fields.email': 'Электронная почта',
  'fields.userId': 'Учётная запись',
  'fields.hasAccount': 'Есть учётная запись',
  'fields.courseId': 'Курс',
  'fields.courseCount': 'Курсы',
  'fields.courses': 'Курсы',
  'fields.biographies': 'Биография',
  'fields.biographies.locale': 'Язык',
  'fields.biographies.text': 'Текст',
  'fields.createdAt': 'Создано',
  'fields.updatedAt': 'Изменено',
  titleHint: 'Стоит перед именем, например д-р.',
  addBiography: 'Добавить язык',
  noBiography: 'Об этом преподавателе пока ничего не рассказано.',
  noCourses: 'Этот преподаватель пока не ведёт курсов.',
} as const satisfies TextsOf<typeof en>;
