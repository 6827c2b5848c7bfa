import type { TextsOf } from '../../../message-types.ts';
import type { personSecurity as en } from './en.ts';

export const personSecurity = {
  factorHint:
    'Protegga il Suo account con un secondo passaggio: oltre alla password, un codice di un’app sul Suo telefono.',
  factorSince: 'Configurata il {when}',
  factorSetUp: 'Configura un’app',
  factorScan:
    'Scansioni questa immagine con un’app di autenticazione, oppure vi inserisca la chiave. Poi inserisca il codice mostrato dall’app.',
  factorPicture: 'Immagine con la chiave per l’app',
  factorKey: 'Chiave',
  factorTurnOn: 'Attiva',
  factorTurnOff: 'Disattiva',
  factorCodeHint: 'Inserisca un codice dell’app o un codice di recupero.',
  required:
    'Il Suo college Le chiede di proteggere l’account con un’app di autenticazione. Il sito si aprirà appena sarà configurata.',
  codes: 'Codici di recupero',
  codesHint:
    'Conservi questi codici in un luogo sicuro. Ciascuno Le permette di accedere una volta senza l’app. Non saranno più mostrati.',
  codesLeft:
    '{count, plural, one {Resta # codice di recupero} many {Restano # di codici di recupero} other {Restano # codici di recupero}}',
  codesRenew: 'Nuovi codici di recupero',
  codesKept: 'Ho conservato i codici',
  passkeys: 'Passkey',
  passkeysHint:
    'Con una passkey accede tramite il dito, il volto o il PIN del Suo dispositivo, senza password.',
  passkeyAdd: 'Aggiungi una passkey',
  passkeyName: 'Nome della passkey',
  passkeyAddedOn: 'Aggiunta il {when}',
  passkeyUsedOn: 'usata l’ultima volta il {when}',
  passkeyRename: 'Rinomina',
  passkeyRemove: 'Rimuovi',
  calendarHint: 'Colleghi un account di calendario esterno al Suo calendario qui.',
  calendarConnect: 'Collega un calendario',
  calendarSince: 'Collegato il {when}',
  calendarDisconnect: 'Scollega',
} as const satisfies TextsOf<typeof en>;
