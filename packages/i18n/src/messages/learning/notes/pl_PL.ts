import type { TextsOf } from '../../../message-types.ts';
import type { learningNotes as en } from './en.ts';

export const learningNotes = {
  notes: 'Notatki',
  addAt: 'Dodaj notatkę w miejscu {time}',
  text: 'Notatka',
  editAt: 'Edytuj notatkę w miejscu {time}',
  removeAt: 'Usuń notatkę w miejscu {time}',
  removed: 'Notatka została usunięta.',
  undo: 'Cofnij',
  empty: 'Nie ma jeszcze notatek do tej lekcji. Klawisz N dodaje notatkę w bieżącym miejscu.',
  print: 'Drukuj notatki',
  visibleTo: 'Widoczna dla',
  onlyMe: 'Tylko dla mnie',
  pinnedBy: 'Od {name} dla grupy',
  printTitle: 'Notatki: {title}',
  none: 'Nie ma jeszcze notatek do tego kursu.',
  pdf: 'Pobierz jako PDF',
  pdfFailed: 'Nie udało się utworzyć pliku PDF. Proszę spróbować ponownie.',
  closed: 'Notatki są prywatne. Kto przegląda konto innej osoby, nie widzi ich.',
  page: 'Strona {page, number} z {pages, number}',
} as const satisfies TextsOf<typeof en>;
