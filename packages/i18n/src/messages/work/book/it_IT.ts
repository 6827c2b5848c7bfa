import type { TextsOf } from '../../../message-types.ts';
import type { workBook as en } from './en.ts';

export const workBook = {
  title: 'Registro dei voti',
  search: 'Cerca studenti',
  student: 'Studente',
  noStudents: 'Questo gruppo non ha ancora studenti.',
  noneFound: 'Nessuno studente corrisponde a «{text}».',
  exportCsv: 'Esporta come CSV',
  weight: 'peso {weight}',
  how: '{name}: come si è arrivati al numero di {title}',
} as const satisfies TextsOf<typeof en>;
