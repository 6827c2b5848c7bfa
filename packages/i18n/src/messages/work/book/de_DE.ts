import type { TextsOf } from '../../../message-types.ts';
import type { workBook as en } from './en.ts';

export const workBook = {
  title: 'Notenbuch',
  search: 'Studierende suchen',
  student: 'Studierende',
  noStudents: 'Diese Gruppe hat noch keine Studierenden.',
  noneFound: 'Keine Studierenden für „{text}“ gefunden.',
  exportCsv: 'Als CSV exportieren',
  weight: 'Gewicht {weight}',
  how: '{name}: wie die Zahl für {title} zustande kam',
} as const satisfies TextsOf<typeof en>;
