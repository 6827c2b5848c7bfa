import type { TextsOf } from '../../../message-types.ts';
import type { workTranscript as en } from './en.ts';

export const workTranscript = {
  of: 'Libretto dei voti di {name}',
  none: 'Il Suo libretto è ancora vuoto.',
  noTerm: '{year}, fuori dai periodi',
  points: 'Punti',
  termMean: 'Media del periodo',
  overall: 'Media di tutti i corsi conclusi: {score}, punti {points}',
  underWay: 'in corso',
  scale: 'Scala (da quale risultato, e punti):',
  unofficial:
    'Stampato dal portale degli studenti. Solo una copia rilasciata con codice può essere verificata da altri.',
  copies: 'Copie rilasciate',
  copiesHint:
    'Una copia è un file PDF. Chi la riceve può verificare sul nostro sito, con il codice, che è autentica.',
  noCopies: 'Non è ancora stata rilasciata alcuna copia.',
  issue: 'Rilascia una copia',
  issueText: 'La copia mostra il libretto com’è ora e riceve un codice proprio.',
  wasIssued: 'La copia {code} è stata rilasciata.',
  issuedOn: 'Rilasciata il {date}',
  revoked: 'Revocata il {date}',
} as const satisfies TextsOf<typeof en>;
