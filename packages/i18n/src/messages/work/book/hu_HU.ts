import type { TextsOf } from '../../../message-types.ts';
import type { workBook as en } from './en.ts';

export const workBook = {
  title: 'Osztályozónapló',
  search: 'Hallgatók keresése',
  student: 'Hallgató',
  noStudents: 'Ennek a csoportnak még nincsenek hallgatói.',
  noneFound: 'Nincs hallgató erre: „{text}”.',
  exportCsv: 'Exportálás CSV-be',
  weight: 'súly: {weight}',
  how: '{name}: hogyan jött ki a szám – {title}',
} as const satisfies TextsOf<typeof en>;
