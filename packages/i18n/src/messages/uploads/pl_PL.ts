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
  failedPart: 'Nie udało się przesłać części {n}',
  damagedPart:
    'Część {n} za każdym razem ulegała uszkodzeniu po drodze. Można wznowić, aby spróbować ponownie.',
  canceled: 'Przesyłanie przerwane przez użytkownika',
  missingInfo: 'Brak identyfikatora lub tokenu przesyłania',
  failedChunk: 'Nie udało się przesłać fragmentu',
  selectSame: 'Proszę wybrać plik o nazwie: {name}',
  selectFirst: 'Proszę najpierw wybrać plik!',
  otherFile:
    'To inny plik niż ten, którego przesyłanie rozpoczęto. Proszę wybrać ten sam plik: {name}',
  unreadable: 'Nie można już odczytać pliku. Proszę wybrać go ponownie.',
  interrupted: 'Przerwano. Można wznowić w miejscu, w którym przesyłanie stanęło.',
  elsewhere: 'Inne okno już przesyła ten plik.',
  waiting: 'Oczekiwanie na sieć',
  metered:
    'Wstrzymano, aby oszczędzać dane komórkowe. Przez inne połączenie przesyłanie ruszy samo.',
  goOn: 'Prześlij mimo to',
  checking: 'Sprawdzanie pliku',
  abortTitle: 'Przerwać przesyłanie?',
  clearTitle: 'Odrzucić przesyłanie?',
  discards: 'To, co przesłano z {name}, zostanie usunięte.',
} as const satisfies TextsOf<typeof en>;
