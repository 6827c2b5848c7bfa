import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestions as en } from './en.ts';

export const errorsQuestions = {
  rightAndWrong:
    'Markieren Sie mindestens eine Antwort als richtig und lassen Sie mindestens eine unmarkiert.',
  partCount: 'Geben Sie {min, number} bis {max, number} Einträge an.',
  optionCount: 'Bieten Sie {min, number} bis {max, number} Antworten zum Zuordnen an.',
  eachMatched: 'Wählen Sie zu jeder Aussage die passende Antwort.',
  blanksInText: 'Jede Lücke steht im Text jeder Sprache genau einmal.',
  acceptedCount: 'Geben Sie {min, number} bis {max, number} gültige Antworten an.',
  stays: 'Das lässt sich nicht mehr ändern.',
  asked:
    'Eine Prüfung stellt diese Frage, oder Studierende haben sie beantwortet. Sie kann stattdessen archiviert werden.',
  poolOfOtherCourse: 'Dieser Fragenpool gehört zu einem anderen Kurs.',
} as const satisfies TextsOf<typeof en>;
