import type { TextsOf } from '../../../message-types.ts';
import type { authoringExam as en } from './en.ts';

export const authoringExam = {
  asked: 'Che cosa chiede l’esame',
  askedHint:
    'Le domande vengono dalla banca del corso, si scrivono qui o si estraggono da un gruppo per ogni studente. Trascini una riga al suo posto, oppure la sposti con i pulsanti e i tasti freccia.',
  translations: 'Altre lingue',
  translationsHint:
    'Gli studenti leggono l’esame nella loro lingua se è scritta qui, altrimenti nella lingua dell’esame.',
  publishing: 'Pubblicazione',
  passing: 'Superamento e tentativi',
  timing: 'Tempo e uscita',
  showing: 'Ordine e risposte corrette',
  attemptsHint: 'Dal secondo tentativo un risultato sufficiente vale al massimo il limite.',
  weightHint: 'Nel voto del corso, rispetto agli altri esami e compiti. 0 non conta.',
  practiceHint:
    'Gli studenti possono esercitarsi quante volte vogliono senza che conti. Ciò che era giusto e il punteggio vengono mostrati quando hanno superato l’esame o non hanno più tentativi.',
  timeHint:
    'Minuti; vuoto significa senza limite. Quello che spetta in più a uno studente si aggiunge da sé.',
  leavingHint:
    'Chi lascia la pagina e non torna in tempo non supera il tentativo. Ogni fine di questo tipo è conservata con le sue prove.',
  graceHint:
    'Secondi entro cui si può tornare e continuare dopo aver lasciato, chiuso o ricaricato la pagina, o dopo essersi disconnessi dall’account. Di solito 60.',
  connectionGraceHint:
    'Secondi per cui la pagina può restare senza connessione prima che il tentativo conti come fallito. Nessuno sceglie di perdere la linea: di solito 300.',
  shuffleHint: 'Ogni studente riceve le domande in un altro ordine.',
  shufflePartsHint:
    'Risposte, elementi e opzioni di una domanda stanno ogni volta in un altro ordine.',
  answersShownHint:
    'Nessuno legge quali risposte erano giuste prima della fine del proprio tentativo.',
  shownAtEnd: 'Alla fine del tentativo',
  shownWhenPassed: 'Quando è superato',
  shownWhenNoAttemptsLeft: 'Quando non restano tentativi o è superato',
  shownAfterDeadline: 'Dopo la scadenza dell’ultimo gruppo',
  shownNever: 'Mai',
  answersTold:
    'La fine di un tentativo mostra le risposte a ciò che chiede il successivo: c’è più di un tentativo e non si estrae da nessun gruppo di domande. È consigliato «Quando non restano tentativi».',
  complete: 'Non manca nulla.',
  missing: 'Prima di poterlo pubblicare',
  missingSome: 'Ad alcuni lettori manca qualcosa',
  gapNoQuestions: 'Non chiede ancora nulla.',
  gapPool:
    '«{pool}»: se ne estraggono {draw, number} e {count, plural, one {c’è # domanda} many {ci sono # domande} other {ci sono # domande}}.',
  gapUntitled: '{language}: manca il titolo.',
  gapUntranslated:
    '{language}: manca in {count, plural, one {# domanda} many {# domande} other {# domande}}: {questions}',
  addLanguage: 'Aggiungi lingua',
  removeLanguage: 'Rimuovi {language}',
  totals:
    'A ogni studente spettano {questions, plural, one {# domanda} many {# domande} other {# domande}} per {points, plural, one {# punto} many {# punti} other {# punti}}.',
  fromBank: 'Dalla banca delle domande',
  fromPool: 'Estrarre da un gruppo',
  courseFirst: 'Scelga prima il corso.',
  draw: 'Quante',
  pointsEach: 'Punti per domanda',
  removeItem: 'Togli «{title}»',
  poolOf: 'Gruppo di {count, plural, one {# domanda} many {# domande} other {# domande}}',
  versionNumber: 'Versione {number, number}',
  isNew: 'nuova, entra nella banca',
  newer: 'Esiste una versione più nuova: {number, number}.',
  takeNewer: 'Prendila',
  willTake: 'Salvando si prende la versione {number, number}.',
  keepVersion: 'Tieni la vecchia',
  addChosen: 'Aggiungi {count, plural, one {# domanda} many {# domande} other {# domande}}',
  searchBank: 'Cerca domande',
  bankEmpty: 'Nessuna domanda trovata.',
  bankFound: 'Domande trovate',
  there: 'c’è già',
  bankMore:
    '{count, plural, one {Un’altra (#); la cerchi.} many {Altre #; le cerchi.} other {Altre #; le cerchi.}}',
  poolBody: 'A ogni studente toccano altre domande del gruppo. Valgono tutte gli stessi punti.',
  pool: 'Gruppo di domande',
  noPools: 'Questo corso non ha altri gruppi.',
  toPools: 'Ai gruppi di domande',
  drawMost: 'Il gruppo ha {count, plural, one {# domanda} many {# domande} other {# domande}}.',
  noLimit: 'Senza limite',
  leavingAfter: 'Sì, dopo {grace}',
  drawnOf:
    '{draw, number} di {count, plural, one {# domanda} many {# domande} other {# domande}}, estratte per ogni studente',
  eachPoints:
    '{count, plural, one {# punto ciascuna} many {# punti ciascuna} other {# punti ciascuna}}',
  guidance: 'Che cosa cercare',
  given: 'Risposta data',
  givenRight: 'Corretto',
  givenWrong: 'Errato',
  noResults: 'Nessuno ha ancora finito questo esame.',
  copy: 'Copia esame',
  testRun: 'Prova',
  testBody:
    'Lei sostiene l’esame come gli studenti della lingua scelta. Viene valutato e non conta per nessuno; dopo un giorno scompare.',
  openTest: 'Apri la prova',
  windows: 'Apertura e scadenze',
  windowsHint: 'Un gruppo senza date può sostenere l’esame finché dura il suo corso.',
  addWindows: 'Imposta le date',
  changeWindow: 'Date di {group}',
  noWindows: 'Nessun gruppo ha ancora date proprie.',
  onClock: 'secondo l’orologio del campus ({zone})',
  windowUpcoming: 'Non ancora aperto',
  windowOpen: 'Aperto',
  windowLate: 'Scaduto',
  windowClosed: 'Chiuso',
  windowRemoved: 'Le date di {group} sono rimosse',
  windowRemoveTitle: 'Rimuovere le date di {group}?',
  windowRemoveBody:
    'Il gruppo potrà sostenere l’esame finché dura il suo corso. I tentativi iniziati mantengono la scadenza.',
  windowsSaved:
    '{count, plural, one {Le date di # gruppo sono impostate} many {Le date di # gruppi sono impostate} other {Le date di # gruppi sono impostate}}',
  opensHint: 'Nessuno comincia prima.',
  deadlineHint:
    'Chi consegna dopo è in ritardo: un risultato sufficiente vale al massimo il limite.',
  closesHint: 'Dopo nessuno comincia più.',
  timeOrder: 'Questo precede un momento che deve seguire.',
  noGroupsLeft: 'Tutti i gruppi del corso hanno già date, oppure non ce ne sono.',
  preview: 'Che cosa significa',
  analysis: 'Analisi delle domande',
  analysisHint:
    'Tentativi valutati: {count}. La difficoltà è la quota di punti che una domanda ha dato; la discriminazione è quanto di più ne hanno ottenuto i tentativi migliori rispetto ai più deboli.',
  cut: 'Campus o lingua',
  answered: 'Risposte',
  difficulty: 'Difficoltà',
  discrimination: 'Discriminazione',
  difficultyChart: 'Quota di punti ottenuta per domanda',
  verdict: 'Valutazione',
  verdictTooFew: 'Troppo poche risposte',
  verdictWrongKey: 'Controlli la chiave',
  verdictTellsLittle: 'Distingue poco',
  verdictHard: 'Molto difficile',
  verdictEasy: 'Molto facile',
  verdictFine: 'Buona',
  outlier: 'insolito',
  outlierIn: 'Insolito: {name}',
  choiceCounts: 'Quante volte è stata scelta ogni risposta',
  byRegion: 'Per campus (sede)',
  byLocale: 'Per lingua',
  regrade: 'Valuta di nuovo con un’altra chiave',
  regradeBody:
    'Corregga prima la chiave nella banca delle domande; nasce così una nuova versione. Poi ogni tentativo con questa domanda viene valutato in base a essa. I risultati corretti a mano restano, e chi vede cambiare il risultato viene avvisato.',
  regradeOneVersion:
    'Questa domanda ha una sola versione. La corregga prima nella banca delle domande.',
  regradeVersion: 'Secondo la chiave di',
  regradeNothing:
    '{count, plural, one {# tentativo conteneva questa domanda;} many {# tentativi contenevano questa domanda;} other {# tentativi contenevano questa domanda;}} nessun risultato cambierebbe.',
  regradeCounts:
    'Su {attempts, number} tentativi ne cambiano {changed, number}: {toPass, number} diventano superati, {toFail, number} non superati.',
  regradeDo: 'Valuta di nuovo',
  regraded: 'La domanda è stata valutata di nuovo',
  before: 'Prima',
  after: 'Dopo',
  drag: 'Trascini in un altro posto',
  newQuestion: 'Nuova domanda {number, number}',
  editQuestion: 'Modifica la domanda',
  notRevised: 'Nessuna modifica finora.',
  reviseHint:
    'Salvando si crea la versione {number, number}, che questo esame porrà da quel momento. I tentativi già iniziati mantengono quella letta.',
  reviseOthers:
    'Presente anche in: {exams}. Lì resta la versione precedente finché qualcuno non prende la nuova.',
  leaveQuestion: 'Lasciala com’era',
  readLater: 'Leggi che cosa dice ora',
  laterSays:
    'Qualcun altro ha salvato la versione {number, number}. Quanto ha scritto Lei è qui sopra; salvando ne prende il posto.',
} as const satisfies TextsOf<typeof en>;
