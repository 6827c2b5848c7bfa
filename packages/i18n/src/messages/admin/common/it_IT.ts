import type { TextsOf } from '../../../message-types.ts';
import type { adminCommon as en } from './en.ts';

export const adminCommon = {
  moreAreas: 'Altre aree',
  empty: '(vuoto)',
  published: 'Pubblicato',
  draft: 'Bozza',
  export: 'Esporta',
  exportHint: 'Scarica tutte le righe di questo elenco in un file CSV',
  exporting: 'Esportazione… {done, number} di {total, number}',
  exported:
    '{count, plural, one {# riga esportata} many {# di righe esportate} other {# righe esportate}}',
  exportFailed: 'L’esportazione si è interrotta: {reason}',
  addTitle: 'Aggiungi: {name}',
  editTitle: 'Modifica: {name}',
  changed: 'Salvato: {name}',
  created: 'Creato: {name}',
  deleted: 'Eliminato: {name}',
  deleteTitle: 'Eliminare {name}?',
  conflictTitle: 'Nel frattempo un’altra persona ha modificato questo elemento',
  conflictBody:
    'I dati inseriti sono ancora qui e nulla è stato salvato. Questi campi sono diversi:',
  conflictSame: 'I dati inseriti sono ancora qui e nulla è stato salvato. Nessun campo è diverso.',
  conflictField: 'Campo',
  conflictMine: 'Il Suo valore',
  conflictTheirs: 'Salvato ora',
  conflictChanged: 'modificato',
  conflictKeepMine: 'Salva i miei dati',
  conflictTakeTheirs: 'Usa i dati salvati',
  nothingFound: 'Nulla corrisponde a questi filtri.',
  couldNotLoad: 'Impossibile caricare.',
  selectRow: 'Seleziona {name}',
  selectPage: 'Seleziona tutte le righe di questa pagina',
  selected:
    '{count, plural, one {# riga selezionata} many {# righe selezionate} other {# righe selezionate}}',
  selectedElsewhere:
    '{count, plural, one {# di queste non è in questa pagina} many {# di queste non sono in questa pagina} other {# di queste non sono in questa pagina}}',
  clearSelection: 'Annulla selezione',
  exportSelected: 'Esporta selezione',
  deleteSelectedTitle:
    '{count, plural, one {Eliminare # riga?} many {Eliminare # di righe?} other {Eliminare # righe?}}',
  deletedSelected:
    '{count, plural, one {# riga è eliminata} many {# di righe sono eliminate} other {# righe sono eliminate}}',
  deletedSome:
    '{done, plural, one {# riga è eliminata} many {# di righe sono eliminate} other {# righe sono eliminate}}, {failed, plural, one {# no} many {# no} other {# no}}: {reason}',
  switchedOn: 'Attivato',
  switchedOff: 'Disattivato',
  import: 'Importa',
} as const satisfies TextsOf<typeof en>;
