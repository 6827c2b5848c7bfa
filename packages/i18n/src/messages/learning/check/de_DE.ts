import type { TextsOf } from '../../../message-types.ts';
import type { learningCheck as en } from './en.ts';

export const learningCheck = {
  rule: '{count, plural, one {Die Aufzeichnung hält einmal an und stellt eine Frage: bei {times}.} other {Die Aufzeichnung hält #-mal an und stellt eine Frage: bei {times}.}} Sie dürfen beliebig oft antworten. Die Lektion ist abgeschlossen, sobald alles beantwortet ist.',
  marks: 'Fragen bei {times}',
  title: 'Frage {number, number} von {total, number}',
  several: 'Mehr als eine Antwort kann richtig sein.',
  yourAnswer: 'Ihre Antwort',
  send: 'Antworten',
  right: 'Das ist richtig.',
  wrong:
    'Das ist noch nicht richtig. Bitte versuchen Sie es noch einmal, oder hören Sie den Abschnitt erneut.',
  goOn: 'Weiter',
  again: 'Ab {time} noch einmal abspielen',
  notSent:
    'Ihre Antwort ist nicht angekommen. Sie bleibt hier erhalten; bitte senden Sie sie noch einmal.',
} as const satisfies TextsOf<typeof en>;
