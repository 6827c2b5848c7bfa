import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Noch ist kein Kurs abgeschlossen, es gibt also nichts auszustellen.',
  letterTwice: 'Diesen Buchstaben gibt es zweimal.',
  bandOrder: 'Jeder Buchstabe muss niedriger beginnen als der darüber.',
  bandLast: 'Der letzte Buchstabe muss bei 0 beginnen, damit es für jedes Ergebnis einen gibt.',
  bandPoints: 'Ein niedrigerer Buchstabe zählt nicht mehr Punkte.',
  blocks: 'Jeder Teil der Seite muss einmal vorkommen.',
  neededBlock: 'Ohne diesen Teil gibt es keine Leistungsübersicht.',
} as const satisfies TextsOf<typeof en>;
