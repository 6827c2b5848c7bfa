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
  failedPart: 'Impossibile caricare la parte {n}',
  damagedPart: 'La parte {n} è arrivata danneggiata a ogni invio. Riprenda per riprovare.',
  canceled: 'Caricamento annullato dall’utente',
  missingInfo: 'ID o token del caricamento mancante',
  failedChunk: 'Caricamento di un frammento non riuscito',
  selectSame: 'Selezioni il file con il nome: {name}',
  selectFirst: 'Selezioni prima un file!',
  otherFile:
    'Questo file non è quello di cui è iniziato il caricamento. Selezioni lo stesso file: {name}',
  unreadable: 'Il file non è più leggibile. Lo selezioni di nuovo.',
  interrupted: 'Interrotto. Riprenda da dove si è fermato.',
  elsewhere: 'Un’altra finestra sta già caricando questo file.',
  waiting: 'In attesa della rete',
  metered:
    'In pausa per risparmiare dati mobili. Il caricamento prosegue da solo con un’altra connessione.',
  goOn: 'Carica comunque',
  checking: 'Controllo del file',
  abortTitle: 'Interrompere il caricamento?',
  clearTitle: 'Eliminare il caricamento?',
  discards: 'Quanto già caricato di {name} andrà perso.',
} as const satisfies TextsOf<typeof en>;
