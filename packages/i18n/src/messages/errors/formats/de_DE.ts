import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestionFiles as en } from './en.ts';

export const errorsQuestionFiles = {
  unreadable:
    'Diese Datei lässt sich im gewählten Format nicht lesen. Vielleicht hat sie ein anderes Format oder ist abgeschnitten.',
  noQuestions: 'In dieser Datei steht keine Frage.',
  tooMany: 'Eine Datei bringt höchstens {max, number} Fragen mit.',
  unknownKind: 'Diese Art von Frage ist hier nicht bekannt: {kind}',
  noAnswers:
    'Zwischen geschweiften Klammern stehen keine Antworten: Dies ist ein Text, keine Frage.',
  variables: 'Variablen machen hieraus für alle eine andere Frage; das ist hier nicht bekannt.',
  severalInOne: 'Hier stehen mehrere Fragen in einer; das ist nicht bekannt: {kind}',
  noText: 'Ein Text der Frage oder einer Antwort fehlt.',
  feedback: 'Hinweise und Rückmeldungen kommen nicht mit.',
  media: 'Bilder, Töne und Dateien kommen nicht mit.',
  formatting: 'Fettschrift, Listen und Tabellen werden zu einfachem Text.',
  weights: 'Antworten, die einen Teil der Punkte brachten, zählen ganz oder gar nicht.',
  points: 'Die Punkte gibt eine Prüfung an, nicht die Frage.',
  wildcards: 'Antworten mit Platzhaltern wie * fallen weg.',
  severalNumbers: 'Von mehreren richtigen Zahlen kommt nur eine mit.',
  choicesToText: 'Was aus einer Liste gewählt wurde, wird hier in eine Lücke geschrieben.',
  encoding: 'Einige Zeichen waren nicht lesbar.',
  otherLanguages: 'Nur die Texte in der Sprache des Kurses stehen in der Datei.',
  choiceWords: 'Die Worte der beiden Antworten werden zu den üblichen für richtig und falsch.',
  guidance: 'Die Hinweise für alle, die bewerten, kommen nicht mit.',
  maxWords: 'Die Höchstzahl der Wörter kommt nicht mit.',
  unit: 'Die Einheit, oder von mehreren alle bis auf eine, kommt nicht mit.',
  allOrNothing: 'Das Format kann nicht sagen, dass nur eine ganz richtige Antwort zählt.',
  caseSensitive: 'Ob Groß- und Kleinschreibung zählt, bleibt nicht genau erhalten.',
  tolerance: 'Zahlen in Lücken müssen genau geschrieben werden.',
  pairsToColumns: 'Was sich frei zu Paaren verbinden ließ, steht in zwei Spalten.',
  marksToChoices: 'Wörter, die im Text markiert wurden, stehen als Antworten zur Wahl.',
  leftOut: 'Diese Frage steht nicht in der Datei: Das Format kennt nichts Vergleichbares.',
} as const satisfies TextsOf<typeof en>;
