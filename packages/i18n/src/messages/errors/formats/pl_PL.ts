import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestionFiles as en } from './en.ts';

export const errorsQuestionFiles = {
  unreadable:
    'Tego pliku nie można odczytać w wybranym formacie. Może ma inny format albo jest ucięty.',
  noQuestions: 'W tym pliku nie ma żadnego pytania.',
  tooMany: 'Plik może zawierać najwyżej {max, number} pytań.',
  unknownKind: 'Ten rodzaj pytania nie jest tu znany: {kind}',
  noAnswers: 'Między nawiasami klamrowymi nie ma odpowiedzi: to tekst, a nie pytanie.',
  variables: 'Zmienne tworzą z tego inne pytanie dla każdej osoby; tutaj nie jest to obsługiwane.',
  severalInOne: 'Kilka pytań połączono w jedno; tutaj nie jest to obsługiwane: {kind}',
  noText: 'Brakuje tekstu pytania lub odpowiedzi.',
  feedback: 'Wskazówki i informacje zwrotne nie są przenoszone.',
  media: 'Obrazy, dźwięki i pliki nie są przenoszone.',
  formatting: 'Pogrubienia, listy i tabele stają się zwykłym tekstem.',
  weights: 'Odpowiedzi za część punktów liczą się w całości albo wcale.',
  points: 'Punkty podaje się w egzaminie, nie w pytaniu.',
  wildcards: 'Odpowiedzi ze znakami zastępczymi, np. *, są pomijane.',
  severalNumbers: 'Z kilku prawidłowych liczb zostaje jedna.',
  choicesToText: 'To, co wybierano z listy, tutaj wpisuje się w lukę.',
  encoding: 'Niektórych znaków nie udało się odczytać.',
  otherLanguages: 'W pliku są tylko teksty w języku kursu.',
  choiceWords: 'Słowa dwóch odpowiedzi zmieniają się w zwykłe prawda i fałsz.',
  guidance: 'Uwagi dla oceniających nie są przenoszone.',
  maxWords: 'Limit słów nie jest przenoszony.',
  unit: 'Jednostka lub wszystkie prócz jednej nie są przenoszone.',
  allOrNothing: 'Ten format nie potrafi zapisać, że liczy się tylko w pełni poprawna odpowiedź.',
  caseSensitive: 'Nie zachowuje się dokładnie, czy wielkość liter ma znaczenie.',
  tolerance: 'Liczby w lukach trzeba wpisać dokładnie.',
  pairsToColumns: 'Elementy, które można było dowolnie łączyć w pary, stoją w dwóch kolumnach.',
  marksToChoices: 'Słowa zaznaczane w tekście są podane jako odpowiedzi do wyboru.',
  leftOut: 'Tego pytania nie ma w pliku: format nie zna podobnego.',
} as const satisfies TextsOf<typeof en>;
