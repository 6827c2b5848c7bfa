import type { TextsOf } from '../../../message-types.ts';
import type { personAddress as en } from './en.ts';

export const personAddress = {
  title: 'Indirizzi',
  add: 'Aggiungi indirizzo',
  edit: 'Modifica indirizzo',
  remove: 'Rimuovi indirizzo',
  none: 'Non c’è ancora alcun indirizzo',
  line1: 'Indirizzo, riga 1',
  line2: 'Indirizzo, riga 2',
  city: 'Città',
  state: 'Stato o provincia',
  postcode: 'Codice postale',
  country: 'Paese',
  changed:
    'Nel frattempo questo indirizzo è stato modificato. Ora è il seguente; salvando verrà sostituito con i Suoi dati.',
} as const satisfies TextsOf<typeof en>;
