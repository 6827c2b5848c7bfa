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
  guidance: 'Che cosa cercare',
  grade: 'Valutazione',
  score: 'Percentuale (da 0 a 100)',
  scoreRange: 'Inserisca un numero intero da 0 a 100.',
  completion: 'Completamento',
  richFeedback:
    'Questo riscontro ha una formattazione e resta com’è. Si può cambiare nell’amministrazione.',
  comments: 'Aggiungi un commento salvato',
  keepComment: 'Salva il testo come commento',
  commentKept: 'Il commento è stato salvato.',
  removeComment: 'Rimuovi dai commenti salvati',
  commentRemoved: 'Il commento è stato rimosso.',
  save: 'Salva la valutazione',
  saveNext: 'Salva e continua',
  saved: 'La valutazione è stata salvata. Lo studente viene avvisato.',
  undo: 'Ritira la valutazione',
  undone: 'La valutazione è stata ritirata.',
  dropFiles: 'Trascini qui i file per lo studente.',
  student: 'Studente',
  reopen: 'Apri per uno studente',
  reopenText:
    'Lo studente può consegnare fino ad allora, quali che siano la scadenza e il voto, e viene avvisato. L’ora è quella della sede ({zone}).',
  reopenUntil: 'Aperto fino al',
  reopened: 'Lo studente può consegnare fino ad allora ed è stato avvisato.',
  graded: 'valutato',
  nothingOfOne: 'nulla di consegnato',
  openUntil: 'aperto fino al {date}',
} as const satisfies TextsOf<typeof en>;
