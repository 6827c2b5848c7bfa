import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: 'Una domanda vero/falso ha esattamente due risposte.',
  choiceCount: 'Indichi da {min, number} a {max, number} risposte.',
  oneCorrect: 'Contrassegni esattamente una risposta come corretta.',
  questionNeeded: 'Un esame ha bisogno di almeno una domanda per essere pubblicato.',
  notInGroup: 'Questa persona non studia nel gruppo scelto.',
  notOffered: 'Il corso di questo esame non è offerto al gruppo scelto.',
  attemptOpen:
    'Questo esame è in svolgimento. Registri il risultato quando il tentativo è terminato.',
  inFuture: 'Questo momento non è ancora arrivato.',
  sameScore: 'Il punteggio è già questo.',
  ownResult: 'Nessuno registra o corregge un proprio risultato.',
  notOpenYet: 'Questo esame non è ancora aperto.',
  closed: 'Questo esame è chiuso. Non può più essere iniziato.',
  oneSource: 'Scelga una domanda o una raccolta, oppure scriva una domanda nuova.',
  poolTooSmall: 'La raccolta ha meno domande di quante se ne devono estrarre.',
  windowOrder: 'Questo momento deve seguire quello precedente.',
  notRestorable: 'Questo tentativo non può essere riaperto.',
  otherAttemptOpen: 'Un altro tentativo di questo esame è aperto.',
  marksStand:
    'Questa valutazione può essere modificata, ma non più ritirata: il risultato è stato corretto oppure è già iniziato un altro tentativo.',
  nobodySits: 'In questo momento nessuno sta sostenendo questo esame.',
  earnedBounds: 'Assegni da 0 a {max, number} punti.',
  noPractice: 'Questo esame non può essere svolto come esercitazione.',
  numberAhead:
    'Questa risposta ha un numero che nessuna pagina può averle dato. Ricarichi la pagina e risponda di nuovo.',
} as const satisfies TextsOf<typeof en>;
