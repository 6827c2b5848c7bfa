import type { TextsOf } from '../../../message-types.ts';
import type { workOverview as en } from './en.ts';

export const workOverview = {
  sections: 'Esami, voti e libretto',
  nothingDue: 'Nessuna scadenza La attende.',
  late: 'In ritardo',
  lateHint:
    'La scadenza è passata, ma può ancora farlo. Un risultato sufficiente vale allora al massimo {cap}.',
  open: 'Aperti',
  marking: 'In attesa di valutazione',
  upcoming: 'Non ancora aperti',
  done: 'Conclusi',
  missed: 'Non svolti',
  notRequired: 'Non richiesto (prima del Suo ingresso)',
  assignments: 'Compiti',
  course: 'Corso',
  kind: 'Tipo',
  noneFound: 'Nessun elemento corrisponde a questi filtri.',
  clearFilters: 'Rimuovi i filtri',
  opens: 'Apertura:',
  noDeadline: 'Nessuna scadenza',
  complete: 'Completo',
  incomplete: 'Incompleto',
} as const satisfies TextsOf<typeof en>;
