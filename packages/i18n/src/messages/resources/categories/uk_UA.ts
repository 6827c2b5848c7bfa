import type { TextsOf } from '../../../message-types.ts';
import type { categories as en } from './en.ts';

export const categories = {
  name: 'Категорія',
  plural: 'Категорії',
  'fields.q': 'Пошук у назвах і описах',
  'fields.name': 'Назва',
  'fields.kind': 'Для чого',
  'fields.position': 'Порядок',
  'fields.color': 'Колір',
  'fields.description': 'Опис',
  'fields.usedBy': 'Використовується',
  'fields.createdAt': 'Створено',
  'fields.updatedAt': 'Остання зміна',
  kindCourse: 'Курси',
  kindDocument: 'Документи',
  kindNews: 'Новини',
  positionHint: 'Найменше число стоїть першим.',
  colorInvalid: 'Виберіть колір або запишіть його як #7a1226.',
  sectionCategory: 'Про категорію',
  sectionCourses: 'Курси цієї категорії',
  unused: 'Поки нічим',
  usedByCourses: '{count, plural, one {# курс} few {# курси} many {# курсів} other {# курсу}}',
} as const satisfies TextsOf<typeof en>;
