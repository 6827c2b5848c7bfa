import type { TextsOf } from '../../../message-types.ts';
import type { courseTerms as en } from './en.ts';

export const courseTerms = {
  name: 'Семестр',
  plural: 'Семестри',
  'fields.q': 'Пошук за назвою',
  'fields.name': 'Назва',
  'fields.year': 'Рік',
  'fields.startsOn': 'Перший день',
  'fields.endsOn': 'Останній день',
  'fields.offeringCount': 'Курси в семестрі',
  'fields.createdAt': 'Створено',
  'fields.updatedAt': 'Остання зміна',
  courses: 'Курси цього семестру',
  noCourses: 'У цьому семестрі ще немає курсів.',
} as const satisfies TextsOf<typeof en>;
