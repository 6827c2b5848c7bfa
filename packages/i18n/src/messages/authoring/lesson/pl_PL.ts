import type { TextsOf } from '../../../message-types.ts';
import type { authoringLesson as en } from './en.ts';

export const authoringLesson = {
  orderHint: 'Przeciągnij lekcję na jej miejsce albo przesuń ją przyciskami i klawiszami strzałek.',
  moveUp: 'Przesuń „{title}” w górę',
  moveDown: 'Przesuń „{title}” w dół',
  moved: '„{title}” ma teraz numer {position, number} z {total, number}.',
  moveConflict:
    '„{title}” nie przesunięto: ktoś inny w międzyczasie zmienił tę lekcję. Widzą Państwo teraz zapisany stan.',
  selected:
    '{count, plural, one {Wybrano # lekcję} few {Wybrano # lekcje} many {Wybrano # lekcji} other {Wybrano # lekcji}}',
  selectAll: 'Wybierz wszystkie lekcje',
  outcomes: 'Wynik dla lekcji',
  outcomePublished: 'opublikowano',
  outcomeUnpublished: 'wycofano',
  outcomeUnchanged: 'było tak już wcześniej',
  sectionRules: 'Udostępnienie i zasady',
  releaseHint: 'Liczone od dnia, w którym kurs zaczyna się w grupie. Puste: od razu.',
  releaseDates: 'Otwiera się w tych grupach',
  atOnce: 'Od razu',
  noSkippingHint: 'Za pierwszym razem nie można przejść dalej, niż się obejrzało.',
  minimumHint: 'Egzaminy kursu otwierają się po obejrzeniu takiej części. Puste: bez warunku.',
  media: 'Nagrania i napisy',
  missing: 'Brak',
  withRecording:
    'Nagrania w {done, number} z {total, number} języków, napisy w {subtitled, number}.',
  missingIn: 'Bez nagrania: {languages}.',
  otherLanguages: 'Dodaj w innym języku',
  ofTheCourse: 'język kursu',
  upload: 'Prześlij',
  replace: 'Zastąp',
  soundAlone: 'Tylko dźwięk',
  soundAloneSize: 'Tylko dźwięk ({size})',
  removeRecording: 'Usunąć nagranie: {language}?',
  removeSubtitles: 'Usunąć napisy: {language}?',
  removeFile: 'Usunąć „{title}”?',
  removedFile: 'Plik usunięto.',
  addDownloads: 'Pliki, które studenci mogą pobrać',
  rename: 'Zmień nazwę „{title}”',
  checksHint:
    'W tych momentach nagranie zatrzymuje się, zadaje pytanie i po poprawnej odpowiedzi gra dalej. Liczba prób nie jest ograniczona, dlatego proszę nie pytać o to, o co pyta egzamin.',
  addCheck: 'Dodaj pytanie',
  checkTimeHint: 'Minuty i sekundy, na przykład 2:30',
  checkTimeWrong: 'Proszę wpisać minuty i sekundy, na przykład 2:30.',
  removeCheck: 'Usunąć to pytanie z nagrania?',
  removeCheckHint: 'Po zapisaniu lekcji nie będzie już wiadomo, kto na nie odpowiedział.',
} as const satisfies TextsOf<typeof en>;
