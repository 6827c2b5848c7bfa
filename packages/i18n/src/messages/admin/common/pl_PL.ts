import type { TextsOf } from '../../../message-types.ts';
import type { adminCommon as en } from './en.ts';

export const adminCommon = {
  moreAreas: 'Więcej obszarów',
  empty: '(puste)',
  published: 'Opublikowane',
  draft: 'Szkic',
  export: 'Eksportuj',
  exportHint: 'Pobiera wszystkie wiersze tej listy jako plik CSV',
  exporting: 'Eksportowanie… {done, number} z {total, number}',
  exported:
    '{count, plural, one {Wyeksportowano # wiersz} few {Wyeksportowano # wiersze} many {Wyeksportowano # wierszy} other {Wyeksportowano # wiersza}}',
  exportFailed: 'Eksport został przerwany: {reason}',
  addTitle: 'Dodawanie: {name}',
  editTitle: 'Edycja: {name}',
  changed: 'Zapisano: {name}',
  created: 'Utworzono: {name}',
  deleted: 'Usunięto: {name}',
  deleteTitle: 'Usunąć: {name}?',
  conflictTitle: 'Ktoś inny w międzyczasie zmienił ten wpis',
  conflictBody:
    'Wpisane dane są nadal w formularzu i nic nie zostało jeszcze zapisane. Różnią się te pola:',
  conflictSame:
    'Wpisane dane są nadal w formularzu i nic nie zostało jeszcze zapisane. Żadne pole się nie różni.',
  conflictField: 'Pole',
  conflictMine: 'Wpisana wartość',
  conflictTheirs: 'Obecnie zapisane',
  conflictChanged: 'zmieniono',
  conflictKeepMine: 'Zapisz moje dane',
  conflictTakeTheirs: 'Użyj zapisanych danych',
  nothingFound: 'Nic nie pasuje do tych filtrów.',
  couldNotLoad: 'Nie udało się tego wczytać.',
  selectRow: 'Zaznacz: {name}',
  selectPage: 'Zaznacz wszystkie wiersze na tej stronie',
  selected:
    '{count, plural, one {Zaznaczono # wiersz} few {Zaznaczono # wiersze} many {Zaznaczono # wierszy} other {Zaznaczono # wiersza}}',
  selectedElsewhere:
    '{count, plural, one {# z nich jest poza tą stroną} few {# z nich są poza tą stroną} many {# z nich jest poza tą stroną} other {# z nich jest poza tą stroną}}',
  clearSelection: 'Wyczyść zaznaczenie',
  exportSelected: 'Eksportuj zaznaczone',
  deleteSelectedTitle:
    '{count, plural, one {Usunąć # wiersz?} few {Usunąć # wiersze?} many {Usunąć # wierszy?} other {Usunąć # wiersza?}}',
  deletedSelected:
    '{count, plural, one {Usunięto # wiersz} few {Usunięto # wiersze} many {Usunięto # wierszy} other {Usunięto # wiersza}}',
  deletedSome:
    '{done, plural, one {Usunięto # wiersz} few {Usunięto # wiersze} many {Usunięto # wierszy} other {Usunięto # wiersza}}, {failed, plural, one {# nie} few {# nie} many {# nie} other {# nie}}: {reason}',
  switchedOn: 'Włączone',
  switchedOff: 'Wyłączone',
  import: 'Importuj',
} as const satisfies TextsOf<typeof en>;
