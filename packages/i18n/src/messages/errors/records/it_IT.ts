import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: 'Non c’è più nulla da ripristinare: questi valori sono già in vigore.',
  sittingNow: 'Una delle due persone sta sostenendo un esame. Attenda che sia terminato.',
} as const satisfies TextsOf<typeof en>;
