import type { TextsOf } from '../../../message-types.ts';
import type { personSignIn as en } from './en.ts';

export const personSignIn = {
  workWaiting: 'Accesso in corso…',
  codeTitle: 'App di autenticazione',
  code: 'Codice',
  codeHint:
    'Inserisca le sei cifre mostrate dalla Sua app, oppure uno dei Suoi codici di recupero.',
  codeSubmit: 'Continua',
  calendarWaiting: 'Stiamo collegando il Suo calendario…',
  calendarConnected: 'Il Suo calendario è collegato.',
  errorConnecting: 'Errore di collegamento',
  pleaseTryAgain: 'La preghiamo di riprovare',
  tryAgain: 'Riprova',
} as const satisfies TextsOf<typeof en>;
