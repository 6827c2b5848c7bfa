import type { TextsOf } from '../../../message-types.ts';
import type { errorsUploads as en } from './en.ts';

export const errorsUploads = {
  notTaken: 'Nie można tu przesyłać plików.',
  wrongKind: 'Pliku tego rodzaju ({found}) nie można tu użyć.',
  tooLarge: 'Plik jest za duży. Można tu przesłać najwyżej {megabytes, number} MB.',
  empty: 'Plik jest pusty.',
  otherFile: 'To przesyłanie rozpoczęto z innym plikiem. Proszę rozpocząć nowe.',
  over: 'To przesyłanie zostało zakończone. Proszę rozpocząć nowe.',
  lost: 'Plik zaginął po drodze. Proszę przesłać go jeszcze raz.',
  quota:
    'Niedokończone przesyłania mogą zajmować łącznie {gigabytes, number} GB. Proszę najpierw dokończyć lub przerwać niektóre z nich.',
  itemFull:
    'Przechowuje się tu najwyżej {max, number} plików. Proszę najpierw usunąć niektóre z nich.',
  incomplete:
    '{count, plural, one {# część pliku jeszcze nie dotarła.} few {# części pliku jeszcze nie dotarły.} many {# części pliku jeszcze nie dotarło.} other {# części pliku jeszcze nie dotarło.}}',
  notPlayable: 'Przeglądarki nie odtwarzają tego pliku. Zawiera {found}.',
  unreadable: 'Ten plik jest uszkodzony albo nie zawiera ani obrazu, ani dźwięku.',
  noSubtitles: 'Ten plik nie zawiera napisów w formacie WebVTT ani SubRip.',
  subtitlesLine: 'Nie można odczytać wiersza {line, number} napisów.',
  noPicture: 'Ten plik nie jest obrazem w formacie PNG, JPEG, WebP, GIF ani AVIF.',
  foreignFile:
    'Tekst zawiera obraz lub odnośnik do pliku, który nie należy do tego wpisu. Proszę najpierw dodać plik tutaj.',
  tooManyPixels:
    'Ten obraz ma za dużo pikseli: {millions, number} mln, w animacji łącznie. Dozwolone jest najwyżej {most, number} mln.',
  damagedPicture: 'Ten obraz jest uszkodzony i nie można go odczytać.',
  infected: 'W tym pliku znaleziono złośliwe oprogramowanie ({found}). Plik nie został zachowany.',
  uncheckable:
    'Ten plik jest za duży, aby sprawdzić go pod kątem złośliwego oprogramowania, dlatego nie można go przyjąć.',
} as const satisfies TextsOf<typeof en>;
