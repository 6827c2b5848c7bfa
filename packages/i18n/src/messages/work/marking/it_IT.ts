import type { TextsOf } from '../../../message-types.ts';
import type { workMarking as en } from './en.ts';

export const workMarking = {
  nothingYet: 'Non è stato ancora consegnato nulla.',
  keys: 'I tasti J e K, o le frecce, portano alla consegna successiva e alla precedente.',
  walk: 'Di consegna in consegna',
  backToList: 'Torna all’elenco',
  choose: 'Scelga una consegna.',
  empty: 'Non è stato consegnato né un testo né un file.',
  own: 'Questo è il Suo lavoro. Lo valuta un’altra persona.',
  grade: 'Valutazione',
  score: 'Percentuale (da 0 a 100)',
  scoreRange: 'Inserisca un numero intero da 0 a 100.',
  completion: 'Completamento',
  richFeedback:
    'Questo riscontro ha una formattazione e resta com’è. Si può cambiare nell’amministrazione.',
  comments: 'Aggiungi un commento salvato',
  save: 'Salva la valutazione',
  saveNext: 'Salva e continua',
  saved: 'La valutazione è stata salvata. Lo studente viene avvisato.',
  undo: 'Ritira la valutazione',
  undone: 'La valutazione è stata ritirata.',
  dropFiles: 'Trascini qui i file per lo studente.',
} as const satisfies TextsOf<typeof en>;
