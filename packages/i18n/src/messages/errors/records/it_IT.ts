import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: 'Non c’è più nulla da ripristinare: questi valori sono già in vigore.',
  sittingNow: 'Una delle due persone sta sostenendo un esame. Attenda che sia terminato.',
  typedWrong: 'Questo non è l’indirizzo e-mail dell’account.',
  erasurePlanned: 'La cancellazione dei dati di questo account è già pianificata.',
  erasureOver: 'Non c’è alcuna cancellazione pianificata da ritirare.',
} as const satisfies TextsOf<typeof en>;
