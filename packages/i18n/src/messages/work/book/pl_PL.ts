import type { TextsOf } from '../../../message-types.ts';
import type { workBook as en } from './en.ts';

export const workBook = {
  title: 'Dziennik ocen',
  search: 'Szukaj studentów',
  student: 'Studenci',
  noStudents: 'Ta grupa nie ma jeszcze studentów.',
  noneFound: 'Brak studentów pasujących do „{text}”.',
  exportCsv: 'Eksportuj jako CSV',
  weight: 'waga {weight}',
  how: '{name}: skąd wzięła się liczba – {title}',
} as const satisfies TextsOf<typeof en>;
