import type { TextsOf } from '../../../message-types.ts';
import type { changed as en } from './en.ts';

export const changed = {
  subject: 'La Sua password per {applicationName} è stata cambiata',
  body: 'La password dell’account {emailAddress} è stata cambiata. Tutti gli altri dispositivi sono stati disconnessi.',
  button: 'Imposta nuova password',
  notYou:
    'Se non è stato Lei, imposti subito una nuova password e avvisi la segreteria del college.',
} as const satisfies TextsOf<typeof en>;
