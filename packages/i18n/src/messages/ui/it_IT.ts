import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Abbandona la pagina',
  stayOnPage: 'Rimani sulla pagina',
  invalidUrl: 'Inserisca un indirizzo web completo, ad esempio https://example.org.',
  invalidFormat: 'Rispetti il formato richiesto.',
  languageReloads: 'La pagina viene ricaricata nella lingua scelta.',
  reloading: 'La pagina viene ricaricata per ottenere la versione più recente.',
  partMissing:
    'Non è stato possibile caricare questa parte della pagina. Controlli la connessione e riprovi.',
} as const satisfies TextsOf<typeof en>;
