import type { TextsOf } from '../../../message-types.ts';
import type { teachers as en } from './en.ts';

export const teachers = {
  name: 'Викладач',
  plural: 'Викладачі',
  'fields.q': 'Пошук за іменем або електронною поштою',
  'fields.name': 'Ім’я',
  'fields.title': 'Учений ступінь',
  'fields.email': 'Електронна пошта',
  'fields.userId': 'Обліковий запис',
  'fields.hasAccount': 'Має обліковий запис',
  'fields.courseId': 'Курс',
  'fields.courseCount': 'Курси',
  'fields.courses': 'Курси',
  'fields.biographies': 'Біографія',
  'fields.biographies.locale': 'Мова',
  'fields.biographies.text': 'Текст',
  'fields.createdAt': 'Створено',
  'fields.updatedAt': 'Змінено',
  titleHint: 'Стоїть перед іменем, наприклад д-р.',
  addBiography: 'Додати мову',
  noBiography: 'Про цього викладача ще нічого не розказано.',
  noCourses: 'Цей викладач ще не веде курсів.',
} as const satisfies TextsOf<typeof en>;
