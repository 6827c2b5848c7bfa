import type { TextsOf } from '../../../message-types.ts';
import type { workBook as en } from './en.ts';

export const workBook = {
  title: 'Cijferboek',
  search: 'Studenten zoeken',
  student: 'Naam van de student',
  noStudents: 'Deze groep heeft nog geen studenten.',
  noneFound: 'Geen student gevonden voor ‘{text}’.',
  exportCsv: 'Als CSV exporteren',
  weight: 'weging {weight}',
  how: '{name}: hoe het getal voor {title} tot stand kwam',
} as const satisfies TextsOf<typeof en>;
