import type { TextsOf } from '../../../message-types.ts';
import type { workBook as en } from './en.ts';

export const workBook = {
  title: 'Журнал оценок',
  search: 'Поиск студентов',
  student: 'Студент',
  noStudents: 'В этой группе пока нет студентов.',
  noneFound: 'По запросу «{text}» студентов не найдено.',
  exportCsv: 'Экспорт в CSV',
  weight: 'вес {weight}',
  how: '{name}: как получилось число – {title}',
} as const satisfies TextsOf<typeof en>;
