import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestionFiles as en } from './en.ts';

export const errorsQuestionFiles = {
  unreadable:
    'Questo file non è leggibile nel formato scelto. Forse ha un altro formato o è incompleto.',
  noQuestions: 'In questo file non c’è alcuna domanda.',
  tooMany: 'Un file porta al massimo {max, number} domande.',
  unknownKind: 'Questo tipo di domanda non è conosciuto qui: {kind}',
  noAnswers: 'Non ci sono risposte tra parentesi graffe: questo è un testo, non una domanda.',
  variables:
    'Delle variabili ne fanno una domanda diversa per ogni persona, cosa che qui non è prevista.',
  severalInOne: 'Qui più domande sono riunite in una, cosa che non è prevista: {kind}',
  noText: 'Manca un testo della domanda o di una risposta.',
  feedback: 'Suggerimenti e commenti non vengono ripresi.',
  media: 'Immagini, suoni e file non vengono ripresi.',
  formatting: 'Grassetti, elenchi e tabelle diventano testo semplice.',
  weights: 'Le risposte che davano una parte dei punti contano per intero o per niente.',
  points: 'I punti si indicano in un esame, non nella domanda.',
  wildcards: 'Le risposte con caratteri jolly come * vengono tralasciate.',
  severalNumbers: 'Di più numeri corretti ne viene ripreso uno solo.',
  choicesToText: 'Ciò che si sceglieva da un elenco qui si scrive in uno spazio.',
  encoding: 'Alcuni caratteri non erano leggibili.',
  otherLanguages: 'Nel file ci sono solo i testi nella lingua del corso.',
  choiceWords: 'Le parole delle due scelte diventano quelle usuali per vero e falso.',
  guidance: 'Le note per chi valuta non vengono riprese.',
  maxWords: 'Il limite di parole non viene ripreso.',
  unit: 'L’unità, o tutte tranne una, non viene ripresa.',
  allOrNothing: 'Il formato non può dire che conta solo una risposta del tutto corretta.',
  caseSensitive: 'Non si conserva con esattezza se contano le maiuscole.',
  tolerance: 'I numeri negli spazi vuoti devono essere scritti esattamente.',
  pairsToColumns: 'Gli elementi che si potevano abbinare liberamente sono su due colonne.',
  marksToChoices: 'Le parole da segnare nel testo sono offerte come scelte.',
  leftOut: 'Questa domanda non è nel file: il formato non ha nulla di simile.',
} as const satisfies TextsOf<typeof en>;
