import type { TextsOf } from '../../../message-types.ts';
import type { security as en } from './en.ts';

export const security = {
  subject: 'La sicurezza del Suo account {applicationName} è cambiata',
  factorOn:
    'Per l’account {emailAddress} è stata configurata un’app di autenticazione. D’ora in poi il suo codice è richiesto a ogni accesso. Tutti gli altri dispositivi sono stati disconnessi.',
  factorOff:
    'L’app di autenticazione dell’account {emailAddress} è stata rimossa. Il suo codice non è più richiesto.',
  factorReset:
    '{name} ha rimosso l’app di autenticazione dell’account {emailAddress}. Motivo: {reason}. Tutti i dispositivi sono stati disconnessi.',
  passkeyAdded:
    'La passkey «{name}» è stata aggiunta all’account {emailAddress}. Con essa si accede senza password.',
} as const satisfies TextsOf<typeof en>;
