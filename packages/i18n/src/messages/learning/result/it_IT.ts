import type { TextsOf } from '../../../message-types.ts';
import type { learningResult as en } from './en.ts';

export const learningResult = {
  marking: 'Il Suo esame è in fase di valutazione',
  markingText:
    'Una persona legge le Sue risposte scritte. Sarà avvisato quando il risultato sarà pronto.',
  timeUpText: 'Il tempo era scaduto. È stato consegnato ciò a cui aveva risposto.',
  closedText:
    'La pagina è stata chiusa e non riaperta in tempo, quindi questo tentativo conta come fallito.',
  lostText:
    'La connessione si è interrotta e non è tornata in tempo, quindi questo tentativo conta come fallito.',
  loggedOutText:
    'La sessione è terminata prima della consegna dell’esame, quindi questo tentativo conta come fallito.',
  staffText: 'Il Suo docente ha terminato questo tentativo.',
  practiceText: 'Questa era un’esercitazione. Il punteggio non conta.',
  heldBackTitle: 'La Sua esercitazione è terminata',
  heldBackText:
    'L’esame pone le stesse domande. Ciò che era giusto viene mostrato quando Lei lo avrà superato o non Le resteranno tentativi.',
  howScore: 'Come si è formato il punteggio',
  evidence: 'Che cosa è stato annotato',
  eventStarted: 'Tentativo iniziato',
  eventCameBack: 'Pagina riaperta',
  eventHidden: 'Passaggio a un’altra finestra',
  eventLeft: 'Pagina lasciata',
  eventClosed: 'Pagina chiusa',
  eventLost: 'Connessione interrotta',
  eventLoggedOut: 'Disconnessione dall’account',
  eventWarned: 'Avviso prima di uscire',
  eventExtended: 'Tempo aggiuntivo',
  eventMessage: 'Messaggio del docente',
  eventHandedIn: 'Consegnato',
  eventTimeUp: 'Tempo scaduto',
  eventFailed: 'Contato come fallito',
  eventRestored: 'Tentativo ripristinato',
  eventEnded: 'Terminato dal docente',
  eventServerAway: 'Il server non era disponibile; questo tempo non viene conteggiato',
  eventClockCorrected: 'L’orologio del server è stato regolato; il tempo rimanente non cambia',
  partly: 'Parzialmente corretta',
  notGraded: 'Non ancora valutata',
  comment: 'Commento',
  notShown: 'Le risposte corrette di questo esame al momento non vengono mostrate.',
} as const satisfies TextsOf<typeof en>;
