import type { TextsOf } from '../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  choose: 'Scegli i file',
  invalidType: 'Il tipo di file deve essere {types}',
  tooLarge: 'Il file supera {size, number} byte',
  tooSmall: 'Il file è inferiore a {size, number} byte',
  tooMany: 'Troppi file',
  title: 'Caricamenti',
  clearCompleted: 'Rimuovi i completati',
  collapse: 'Comprimi',
  expand: 'Espandi',
  done: 'Completato',
  failed: 'Non riuscito',
  abort: 'Interrompi',
  resume: 'Riprendi',
  clear: 'Rimuovi',
} as const satisfies TextsOf<typeof en>;
