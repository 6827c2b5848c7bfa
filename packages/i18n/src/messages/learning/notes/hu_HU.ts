import type { TextsOf } from '../../../message-types.ts';
import type { learningNotes as en } from './en.ts';

export const learningNotes = {
  notes: 'Jegyzetek',
  addAt: 'Jegyzet hozzáadása itt: {time}',
  text: 'Jegyzet',
  editAt: 'Jegyzet szerkesztése itt: {time}',
  removeAt: 'Jegyzet eltávolítása itt: {time}',
  removed: 'A jegyzet eltávolítva.',
  undo: 'Visszavonás',
  empty: 'Ehhez a leckéhez még nincs jegyzet. Az N billentyű az aktuális helyhez ad hozzá egyet.',
  print: 'Jegyzetek nyomtatása',
  visibleTo: 'Láthatja',
  onlyMe: 'Csak én',
  pinnedBy: '{name} jegyzete a csoportnak',
  printTitle: 'Jegyzetek: {title}',
  none: 'Ehhez a kurzushoz még nincs jegyzet.',
  pdf: 'Letöltés PDF-ben',
  pdfFailed: 'A PDF nem készült el. Kérjük, próbálja újra.',
  closed: 'A jegyzetek személyesek. Aki más személy fiókját tekinti meg, nem látja őket.',
  page: '{page, number}. oldal, összesen {pages, number}',
} as const satisfies TextsOf<typeof en>;
