import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Opuść stronę',
  stayOnPage: 'Pozostań na stronie',
  invalidUrl: 'Podaj pełny adres strony, na przykład https://example.org.',
  invalidFormat: 'Proszę zachować wymagany format.',
  languageReloads: 'Strona zostanie ponownie wczytana w wybranym języku.',
  reloading: 'Strona jest ponownie wczytywana, aby pobrać najnowszą wersję.',
  chooseFiles: 'Wybierz pliki',
  fileInvalidType: 'Typ pliku musi być jednym z: {types}',
  fileTooLarge: 'Plik jest większy niż {size, number} B',
  fileTooSmall: 'Plik jest mniejszy niż {size, number} B',
  tooManyFiles: 'Za dużo plików',
  uploads: 'Przesyłanie',
  clearCompleted: 'Usuń ukończone',
  collapse: 'Zwiń',
  expand: 'Rozwiń',
  uploadDone: 'Gotowe',
  uploadFailed: 'Niepowodzenie',
  abort: 'Przerwij',
  resume: 'Wznów',
  clear: 'Usuń',
} as const satisfies TextsOf<typeof en>;
