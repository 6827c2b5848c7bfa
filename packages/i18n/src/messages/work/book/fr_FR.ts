import type { TextsOf } from '../../../message-types.ts';
import type { workBook as en } from './en.ts';

export const workBook = {
  title: 'Carnet de notes',
  search: 'Rechercher des étudiants',
  student: 'Étudiant',
  noStudents: 'Ce groupe n’a pas encore d’étudiants.',
  noneFound: 'Aucun étudiant ne correspond à « {text} ».',
  exportCsv: 'Exporter en CSV',
  weight: 'coefficient {weight}',
  how: '{name} : d’où vient le nombre de {title}',
} as const satisfies TextsOf<typeof en>;
