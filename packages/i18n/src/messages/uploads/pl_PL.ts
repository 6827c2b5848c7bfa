import type { TextsOf } from '../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  choose: 'Wybierz pliki',
  invalidType: 'Typ pliku musi być jednym z: {types}',
  tooLarge: 'Plik jest większy niż {size, number} B',
  tooSmall: 'Plik jest mniejszy niż {size, number} B',
  tooMany: 'Za dużo plików',
  title: 'Przesyłanie',
  clearCompleted: 'Usuń ukończone',
  collapse: 'Zwiń',
  expand: 'Rozwiń',
  done: 'Gotowe',
  failed: 'Niepowodzenie',
  abort: 'Przerwij',
  resume: 'Wznów',
  clear: 'Usuń',
} as const satisfies TextsOf<typeof en>;
