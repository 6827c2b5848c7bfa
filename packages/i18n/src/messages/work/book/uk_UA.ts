import type { TextsOf } from '../../../message-types.ts';
import type { workBook as en } from './en.ts';

export const workBook = {
  title: 'Журнал оцінок',
  search: 'Пошук студентів',
  student: 'Студент',
  noStudents: 'У цій групі ще немає студентів.',
  noneFound: 'За запитом «{text}» студентів не знайдено.',
  exportCsv: 'Експорт у CSV',
  weight: 'вага {weight}',
  how: '{name}: як вийшло число – {title}',
} as const satisfies TextsOf<typeof en>;
