import type { TextsOf } from '../../../message-types.ts';
import type { workOverview as en } from './en.ts';

export const workOverview = {
  sections: 'Examens, notes et relevé',
  nothingDue: 'Aucune échéance ne vous attend.',
  late: 'En retard',
  lateHint:
    'L’échéance est passée, mais vous pouvez encore le faire. Une note suffisante comptera alors au plus pour {cap}.',
  open: 'À faire',
  marking: 'En attente de notation',
  upcoming: 'Pas encore ouverts',
  done: 'Terminés',
  missed: 'Manqués',
  notRequired: 'Non exigé (avant votre arrivée)',
  assignments: 'Devoirs',
  course: 'Cours',
  kind: 'Type',
  noneFound: 'Rien ne correspond à ces filtres.',
  clearFilters: 'Effacer les filtres',
  opens: 'Ouvre le :',
  noDeadline: 'Sans échéance',
  complete: 'Complet',
  incomplete: 'Incomplet',
} as const satisfies TextsOf<typeof en>;
