import type { TextsOf } from '../../../message-types.ts';
import type { errorsAppeals as en } from './en.ts';

export const errorsAppeals = {
  windowOver: 'Il ricorso è possibile per {days} giorni dopo il risultato. Il termine è scaduto.',
  notPossible: 'Qui non c’è nulla contro cui fare ricorso.',
  waiting: 'Il Suo ricorso è già in esame.',
  decidedBefore: 'Su questo risultato è già stato deciso un ricorso. La decisione è definitiva.',
  over: 'Questo ricorso è concluso: è stato deciso o ritirato.',
  ownDecision: 'Nessuno decide il proprio ricorso.',
  anotherReader: 'È stato valutato o esaminato per primo da Lei. Decide un’altra persona.',
} as const satisfies TextsOf<typeof en>;
