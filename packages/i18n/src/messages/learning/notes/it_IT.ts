import type { TextsOf } from '../../../message-types.ts';
import type { learningNotes as en } from './en.ts';

export const learningNotes = {
  notes: 'Appunti',
  addAt: 'Aggiungi un appunto a {time}',
  text: 'Appunto',
  editAt: 'Modifica l’appunto a {time}',
  removeAt: 'Rimuovi l’appunto a {time}',
  removed: 'L’appunto è stato rimosso.',
  undo: 'Annulla rimozione',
  empty:
    'Non ci sono ancora appunti su questa lezione. Il tasto N ne aggiunge uno nel punto attuale.',
  print: 'Stampa gli appunti',
  visibleTo: 'Visibile a',
  onlyMe: 'Solo me',
  pinnedBy: 'Da {name} per il gruppo',
  printTitle: 'Appunti: {title}',
  none: 'Non ci sono ancora appunti su questo corso.',
  pdf: 'Scarica in PDF',
  pdfFailed: 'Non è stato possibile creare il PDF. La preghiamo di riprovare.',
  closed: 'Gli appunti sono privati. Chi guarda dall’account di un’altra persona non li vede.',
  page: 'Pagina {page, number} di {pages, number}',
} as const satisfies TextsOf<typeof en>;
