import type { TextsOf } from '../../../message-types.ts';
import type { authoringExam as en } from './en.ts';

export const authoringExam = {
  asked: 'O co pyta egzamin',
  askedHint:
    'Pytania pochodzą z banku kursu, powstają tutaj albo są losowane z puli dla każdej osoby. Proszę przeciągnąć wiersz na miejsce albo przesunąć go przyciskami i klawiszami strzałek.',
  translations: 'Inne języki',
  translationsHint:
    'Studenci czytają egzamin w swoim języku, jeśli jest tu wpisany; w przeciwnym razie w języku egzaminu.',
  publishing: 'Publikowanie',
  passing: 'Zaliczenie i podejścia',
  timing: 'Czas i opuszczanie',
  showing: 'Kolejność i poprawne odpowiedzi',
  attemptsHint: 'Od drugiego podejścia zaliczony wynik liczy się najwyżej jako górna granica.',
  weightHint: 'W ocenie z kursu, wobec innych egzaminów i zadań. 0 się nie liczy.',
  practiceHint:
    'Studenci mogą ćwiczyć dowolną liczbę razy, bez wpływu na wynik. Co było poprawne i wynik ćwiczenia zobaczą po zaliczeniu egzaminu lub gdy nie będą mieć już podejść.',
  timeHint:
    'Minuty; puste pole oznacza brak limitu. To, co przysługuje komuś dodatkowo, dolicza się samo.',
  leavingHint:
    'Kto opuści stronę i nie wróci na czas, nie zalicza podejścia. Każdy taki koniec jest zapisany wraz z dowodami.',
  graceHint:
    'Sekundy, w których można wrócić i kontynuować po opuszczeniu, zamknięciu lub odświeżeniu strony albo po wylogowaniu. Zwykle 60.',
  connectionGraceHint:
    'Sekundy, przez które strona może być bez połączenia, zanim podejście zostanie niezaliczone. Nikt nie wybiera utraty połączenia: zwykle 300.',
  shuffleHint: 'Każda osoba dostaje pytania w innej kolejności.',
  shufflePartsHint:
    'Odpowiedzi, elementy i opcje pytania stoją za każdym razem w innej kolejności.',
  answersShownHint: 'Nikt nie widzi poprawnych odpowiedzi przed końcem własnego podejścia.',
  shownAtEnd: 'Na końcu podejścia',
  shownWhenPassed: 'Po zaliczeniu',
  shownWhenNoAttemptsLeft: 'Gdy nie ma już podejść lub po zaliczeniu',
  shownAfterDeadline: 'Po terminie ostatniej grupy',
  shownNever: 'Nigdy',
  answersTold:
    'Koniec jednego podejścia pokazuje odpowiedzi na to, o co pyta następne: jest więcej niż jedno podejście, a pytania nie są losowane z puli. Zalecane jest „Gdy nie ma już podejść”.',
  complete: 'Niczego nie brakuje.',
  missing: 'Przed opublikowaniem',
  missingSome: 'Niektórym czegoś brakuje',
  gapNoQuestions: 'O nic jeszcze nie pyta.',
  gapPool:
    '„{pool}”: do wylosowania {draw, number}, a {count, plural, one {jest # pytanie} few {są # pytania} many {jest # pytań} other {jest # pytania}}.',
  gapUntitled: '{language}: brakuje tytułu.',
  gapUntranslated:
    '{language}: brakuje w {count, plural, one {# pytaniu} few {# pytaniach} many {# pytaniach} other {# pytania}}: {questions}',
  addLanguage: 'Dodaj język',
  removeLanguage: 'Usuń: {language}',
  totals:
    'Każda osoba dostaje {questions, plural, one {# pytanie} few {# pytania} many {# pytań} other {# pytania}} za {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  fromBank: 'Z banku pytań',
  fromPool: 'Losuj z puli',
  courseFirst: 'Najpierw proszę wybrać kurs.',
  draw: 'Ile pytań',
  pointsEach: 'Punkty za pytanie',
  removeItem: 'Usuń „{title}”',
  poolOf: 'Pula: {count, plural, one {# pytanie} few {# pytania} many {# pytań} other {# pytania}}',
  versionNumber: 'Wersja {number, number}',
  isNew: 'nowe, trafi do banku',
  newer: 'Jest nowsza wersja: {number, number}.',
  takeNewer: 'Użyj jej',
  willTake: 'Zapis użyje wersji {number, number}.',
  keepVersion: 'Zostaw starą',
  addChosen:
    'Dodaj {count, plural, one {# pytanie} few {# pytania} many {# pytań} other {# pytania}}',
  searchBank: 'Szukaj pytań',
  bankEmpty: 'Nie znaleziono pytań.',
  bankFound: 'Znalezione pytania',
  there: 'już jest',
  bankMore:
    '{count, plural, one {Jeszcze #; proszę wyszukać.} few {Jeszcze #; proszę wyszukać.} many {Jeszcze #; proszę wyszukać.} other {Jeszcze #; proszę wyszukać.}}',
  poolBody: 'Każda osoba dostaje inne pytania z puli. Wszystkie są warte tyle samo punktów.',
  pool: 'Pula',
  noPools: 'Ten kurs nie ma kolejnej puli.',
  toPools: 'Do pul pytań',
  drawMost:
    'Pula ma {count, plural, one {# pytanie} few {# pytania} many {# pytań} other {# pytania}}.',
  noLimit: 'Bez limitu',
  leavingAfter: 'Tak, po {grace}',
  drawnOf:
    '{draw, number} z {count, plural, one {# pytania} few {# pytań} many {# pytań} other {# pytania}}, losowane dla każdej osoby',
  eachPoints:
    'po {count, plural, one {# punkcie} few {# punkty} many {# punktów} other {# punktu}}',
  guidance: 'Na co zwrócić uwagę',
  given: 'Odpowiedź',
  givenRight: 'Dobrze',
  givenWrong: 'Źle',
  noResults: 'Nikt jeszcze nie ukończył tego egzaminu.',
  copy: 'Kopiuj egzamin',
  testRun: 'Przebieg próbny',
  testBody:
    'Zdaje Pani/Pan egzamin tak, jak studenci wybranego języka. Zostanie oceniony i nikomu się nie liczy; po jednym dniu znika.',
  openTest: 'Otwórz przebieg próbny',
  windows: 'Otwarcie i terminy',
  windowsHint: 'Grupa bez terminów może zdawać egzamin, dopóki trwa jej kurs.',
  addWindows: 'Ustal terminy',
  changeWindow: 'Terminy: {group}',
  noWindows: 'Żadna grupa nie ma jeszcze własnych terminów.',
  onClock: 'według zegara kampusu ({zone})',
  windowUpcoming: 'Jeszcze nieotwarty',
  windowOpen: 'Otwarty',
  windowLate: 'Po terminie',
  windowClosed: 'Zamknięty',
  windowRemoved: 'Usunięto terminy: {group}',
  windowRemoveTitle: 'Usunąć terminy: {group}?',
  windowRemoveBody:
    'Grupa będzie mogła zdawać egzamin, dopóki trwa jej kurs. Rozpoczęte podejścia zachowują swój termin.',
  windowsSaved:
    '{count, plural, one {Ustalono terminy # grupy} few {Ustalono terminy # grup} many {Ustalono terminy # grup} other {Ustalono terminy # grupy}}',
  opensHint: 'Wcześniej nikt nie zaczyna.',
  deadlineHint:
    'Kto odda później, jest spóźniony: zaliczony wynik liczy się najwyżej jako górna granica.',
  closesHint: 'Później nikt już nie zaczyna.',
  timeOrder: 'To wypada przed terminem, po którym ma nastąpić.',
  noGroupsLeft: 'Wszystkie grupy kursu mają już terminy albo kurs nie ma grup.',
  preview: 'Co to oznacza',
  analysis: 'Analiza pytań',
  analysisHint:
    'Ocenione podejścia: {count}. Trudność to zdobyta część punktów pytania; różnicowanie pokazuje, o ile więcej zdobyły najlepsze podejścia niż najsłabsze.',
  cut: 'Kampus lub język',
  answered: 'Odpowiedzi',
  difficulty: 'Trudność',
  discrimination: 'Różnicowanie',
  difficultyChart: 'Zdobyta część punktów według pytań',
  verdict: 'Ocena pytania',
  verdictTooFew: 'Za mało odpowiedzi',
  verdictWrongKey: 'Proszę sprawdzić klucz',
  verdictTellsLittle: 'Słabo różnicuje',
  verdictHard: 'Bardzo trudne',
  verdictEasy: 'Bardzo łatwe',
  verdictFine: 'Dobre',
  outlier: 'nietypowe',
  outlierIn: 'Nietypowe: {name}',
  choiceCounts: 'Ile razy wybrano każdą odpowiedź',
  byRegion: 'Według kampusów',
  byLocale: 'Według języków',
  regrade: 'Oceń ponownie innym kluczem',
  regradeBody:
    'Najpierw proszę poprawić klucz w banku pytań; powstanie nowa wersja. Potem każde podejście z tym pytaniem zostanie według niej ocenione. Wyniki poprawione ręcznie zostają, a osoby, których wynik się zmieni, zostaną powiadomione.',
  regradeOneVersion: 'To pytanie ma tylko jedną wersję. Najpierw proszę je poprawić w banku pytań.',
  regradeVersion: 'Według klucza',
  regradeNothing:
    '{count, plural, one {# podejście zawierało to pytanie;} few {# podejścia zawierały to pytanie;} many {# podejść zawierało to pytanie;} other {# podejścia zawierało to pytanie;}} żaden wynik się nie zmieni.',
  regradeCounts:
    'Z {attempts, number} podejść zmieni się {changed, number}: {toPass, number} na zaliczone, {toFail, number} na niezaliczone.',
  regradeDo: 'Oceń ponownie',
  regraded: 'Pytanie oceniono ponownie',
  before: 'Przedtem',
  after: 'Potem',
  drag: 'Przeciągnij na inne miejsce',
  newQuestion: 'Nowe pytanie {number, number}',
  editQuestion: 'Edytuj pytanie',
  notRevised: 'Nic jeszcze nie zmieniono.',
  reviseHint:
    'Zapis tworzy wersję {number, number}, którą ten egzamin będzie odtąd zadawał. Rozpoczęte podejścia zachowują przeczytaną treść.',
  reviseOthers:
    'Zadawane także w: {exams}. Tam pozostaje stara wersja, dopóki ktoś nie przejmie nowej.',
  leaveQuestion: 'Pozostaw bez zmian',
  readLater: 'Przeczytaj obecną treść',
  laterSays:
    'Ktoś inny zapisał wersję {number, number}. Wpisana przez Państwa treść jest powyżej; zapis ją zastąpi.',
} as const satisfies TextsOf<typeof en>;
