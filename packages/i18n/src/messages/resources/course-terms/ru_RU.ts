import type { TextsOf } from '../../../message-types.ts';
import type { courseTerms as en } from './en.ts';

export const courseTerms = {
  name: 'Семестр',
  plural: 'Семестры',
  'fields.q': 'Поиск по названию',
  'fields.name': 'Название',
  'fields.year': 'Год',
  'fields.startsOn': 'Первый день',
  'fields.endsOn': 'Последний день',
  'fields.offeringCount': 'Курсы в семестре',
  'fields.createdAt': 'Создано',
  'fields.updatedAt': 'Последнее изменение',
  courses: 'Курсы этого семестра',
  noCourses: 'В этом семестре пока нет курсов.',
} as const satisfies TextsOf<typeof en>;
