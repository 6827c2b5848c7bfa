import type { TextsOf } from '../../../message-types.ts';
import type { learningExam as en } from './en.ts';

export const learningExam = {
  dates: 'Date',
  opens: 'Apertura',
  deadline: 'Scadenza',
  closes: 'Chiusura',
  timeLimit: 'Tempo: {duration}',
  timeLimitHint:
    'Ha a disposizione {duration}. L’orologio non si ferma se esce. Allo scadere del tempo le Sue risposte vengono consegnate.',
  lateRule: 'Dopo la scadenza, un punteggio sufficiente vale {cap}.',
  lateNow: 'La scadenza è passata. Un punteggio sufficiente vale {cap}.',
  graceHint:
    'Se esce o la connessione si interrompe, ha {duration} per tornare. Dopo, il tentativo conta come fallito.',
  switchNoted: 'Il passaggio a un’altra finestra viene annotato.',
  leavingAllowed: 'Può lasciare questa pagina e tornare. Le Sue risposte restano salvate.',
  language: 'Lingua delle domande',
  appliesToYou: 'Ciò che vale per Lei',
  practiceTitle: 'Esercitazione',
  practiceText:
    'Può esercitarsi con questo esame. L’esercitazione non conta come tentativo e non viene valutata.',
  practiceStart: 'Inizia l’esercitazione',
  practiceContinue: 'Continua l’esercitazione',
  check: 'Questo dispositivo è pronto?',
  checkAgain: 'Controlla di nuovo',
  checking: 'Controllo in corso…',
  connection: 'Connessione',
  connectionGood: 'Il server risponde rapidamente.',
  connectionSlow:
    'Il server risponde lentamente. Le Sue risposte restano su questo dispositivo finché non sono salvate.',
  connectionNone: 'Il server non è raggiungibile al momento.',
  clock: 'Orologio',
  clockGood: 'L’orologio di questo dispositivo è esatto.',
  clockOff:
    'L’orologio di questo dispositivo differisce di {duration}. Vale l’orologio del server.',
  storage: 'Memoria',
  storageGood: 'Le risposte possono essere conservate su questo dispositivo.',
  storageNone:
    'Questo browser non conserva nulla. Se la connessione si interrompe, non ricarichi la pagina.',
  chooseAll: 'Scelga tutte le risposte corrette.',
  matchHint: 'Scelga per ogni elemento ciò che gli corrisponde.',
  dragHint: 'Può anche trascinarli sugli elementi.',
  orderHint:
    'Metta gli elementi in ordine: con i pulsanti, con i tasti freccia su di essi o trascinandoli.',
  keepOrder: 'Questo ordine è giusto',
  moveUp: 'Sposta in alto: {item}',
  moveDown: 'Sposta in basso: {item}',
  movedTo: '{item}: posto {position} di {total}',
  blanksTitle: 'Completi gli spazi vuoti.',
  blank: 'Spazio {number}',
  numberHint: 'Inserisca un numero, senza segni tra le migliaia.',
  numberInvalid: 'Questo non è un numero. Lo inserisca come in questo esempio: {example}',
  shortHint: 'Risponda con poche parole.',
  essayHint: 'Scriva la Sua risposta. Una persona la leggerà e la valuterà.',
  words: '{count, plural, one {# parola} many {# di parole} other {# parole}}',
  wordsOf:
    '{count, number} su {max, plural, one {# parola} many {# di parole} other {# parole}} al massimo',
  tooManyWords: 'La Sua risposta ha più parole di quelle consentite.',
  clearAnswer: 'Cancella la risposta',
  flag: 'Segna per dopo',
  flaggedItem: '{item}, segnata per dopo',
  flagged:
    '{count, plural, one {# domanda è segnata per dopo.} many {# di domande sono segnate per dopo.} other {# domande sono segnate per dopo.}}',
  timeLeft: 'Tempo rimasto',
  minutesLeft:
    '{count, plural, one {Resta # minuto} many {Restano # di minuti} other {Restano # minuti}}',
  timeUp: 'Il tempo è scaduto',
  timeUpText: 'Le Sue risposte vengono consegnate.',
  timeUpOffline:
    'La connessione è interrotta. Ciò che il server ha delle Sue risposte viene consegnato da solo.',
  moreTime: 'Le è stato dato più tempo. L’esame termina ora alle {time}.',
  roomMessage: 'Messaggio del Suo docente',
  otherWindow: 'Questo esame è aperto anche in un’altra finestra',
  otherWindowText: 'Ne usi soltanto una. Conta la risposta data per ultima.',
  backInTime: 'È tornato in tempo',
  backInTimeText:
    'Questa pagina è stata lasciata o chiusa. Le Sue risposte sono salvate e può continuare.',
  lost: 'Il server non riceve più nulla da questa pagina',
  lostText: 'Se la connessione non torna entro {duration}, questo tentativo conta come fallito.',
  ended: 'Questo tentativo è terminato',
  endedText: 'Le risposte date fino ad allora sono salvate. Il risultato dice perché è terminato.',
  readAloud: 'Leggi ad alta voce',
  stopReading: 'Ferma la lettura',
  practiceNote: 'Questa è un’esercitazione. Non conta.',
  testNote: 'Questa è una prova. Non conta.',
} as const satisfies TextsOf<typeof en>;
