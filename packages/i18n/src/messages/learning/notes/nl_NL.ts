import type { TextsOf } from '../../../message-types.ts';
import type { learningNotes as en } from './en.ts';

export const learningNotes = {
  notes: 'Notities',
  addAt: 'Notitie toevoegen bij {time}',
  text: 'Notitie',
  editAt: 'Notitie bij {time} bewerken',
  removeAt: 'Notitie bij {time} verwijderen',
  removed: 'De notitie is verwijderd.',
  undo: 'Ongedaan maken',
  empty:
    'Er zijn nog geen notities bij deze les. Met de N-toets voegt u er een toe op de huidige plaats.',
  print: 'Notities afdrukken',
  visibleTo: 'Zichtbaar voor',
  onlyMe: 'Alleen mij',
  pinnedBy: 'Van {name} voor de groep',
  printTitle: 'Notities: {title}',
  none: 'Er zijn nog geen notities bij deze cursus.',
  pdf: 'Downloaden als pdf',
  pdfFailed: 'De pdf kon niet worden gemaakt. Probeer het opnieuw.',
  closed: 'Notities zijn privé. Wie via het account van iemand anders kijkt, ziet ze niet.',
  page: 'Pagina {page, number} van {pages, number}',
} as const satisfies TextsOf<typeof en>;
