import type { TextsOf } from '../../message-types.ts';
import type { documents as en } from './en.ts';

export const documents = {
  search: 'Cerca nei titoli e nei contenuti',
  found:
    '{count, plural, one {# documento trovato} many {# di documenti trovati} other {# documenti trovati}}',
  noMatch: 'Nessun documento corrisponde a «{text}».',
  empty: 'Non ci sono ancora documenti per Lei.',
  notAvailable: 'Questo documento non esiste o non è destinato a Lei.',
  lastChanged: 'Ultima modifica: {date}',
  notPublished: 'Non pubblicato',
} as const satisfies TextsOf<typeof en>;
