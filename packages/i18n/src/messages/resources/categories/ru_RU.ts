import type { TextsOf } from '../../../message-types.ts';
import type { categories as en } from './en.ts';

export const categories = {
  name: 'Категория',
  plural: 'Категории',
  'fields.q': 'Поиск по названиям и описаниям',
  'fields.name': 'Название',
  'fields.kind': 'Для чего',
  'fields.position': 'Порядок',
  'fields.color': 'Цвет',
  'fields.description': 'Описание',
  'fields.usedBy': 'Используется',
  'fields.createdAt': 'Создано',
  'fields.updatedAt': 'Последнее изменение',
  kindCourse: 'Курсы',
  kindDocument: 'Документы',
  kindNews: 'Новости',
  positionHint: 'Наименьшее число стоит первым.',
  colorInvalid: 'Выберите цвет или запишите его как #7a1226.',
  sectionCategory: 'О категории',
  sectionCourses: 'Курсы этой категории',
  unused: 'Пока ничем',
  usedByCourses: '{count, plural, one {# курс} few {# курса} many {# курсов} other {# курса}}',
} as const satisfies TextsOf<typeof en>;
