import type { TextsOf } from '../../../message-types.ts';
import type { errorsAppeals as en } from './en.ts';

export const errorsAppeals = {
  windowOver:
    'Ein Einspruch ist {days} Tage lang nach dem Ergebnis möglich. Diese Frist ist vorbei.',
  notPossible: 'Hier gibt es nichts, wogegen Einspruch möglich ist.',
  waiting: 'Ihr Einspruch wird bereits geprüft.',
  decidedBefore:
    'Über einen Einspruch zu diesem Ergebnis wurde bereits entschieden. Die Entscheidung ist endgültig.',
  over: 'Dieser Einspruch ist erledigt: Er wurde entschieden oder zurückgezogen.',
  ownDecision: 'Über den eigenen Einspruch entscheidet niemand selbst.',
  anotherReader: 'Sie haben dies bewertet oder zuerst geprüft. Darüber entscheidet jemand anderes.',
} as const satisfies TextsOf<typeof en>;
