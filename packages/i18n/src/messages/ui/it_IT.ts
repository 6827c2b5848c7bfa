import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Abbandona la pagina',
  stayOnPage: 'Rimani sulla pagina',
  invalidUrl: 'Inserisca un indirizzo web completo, ad esempio https://example.org.',
  invalidFormat: 'Rispetti il formato richiesto.',
  languageReloads: 'La pagina viene ricaricata nella lingua scelta.',
  reloading: 'La pagina viene ricaricata per ottenere la versione più recente.',
  chooseFiles: 'Scegli i file',
  fileInvalidType: 'Il tipo di file deve essere {types}',
  fileTooLarge: 'Il file supera {size, number} byte',
  fileTooSmall: 'Il file è inferiore a {size, number} byte',
  tooManyFiles: 'Troppi file',
  uploads: 'Caricamenti',
  clearCompleted: 'Rimuovi i completati',
  collapse: 'Comprimi',
  expand: 'Espandi',
  uploadDone: 'Completato',
  uploadFailed: 'Non riuscito',
  abort: 'Interrompi',
  resume: 'Riprendi',
  clear: 'Rimuovi',
} as const satisfies TextsOf<typeof en>;
