import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: 'Eine Richtig/Falsch-Frage hat genau zwei Antworten.',
  choiceCount: 'Geben Sie {min, number} bis {max, number} Antworten an.',
  oneCorrect: 'Markieren Sie genau eine Antwort als richtig.',
  questionNeeded:
    'Eine Prüfung braucht mindestens eine Frage, bevor sie veröffentlicht werden kann.',
  answered:
    'Studierende haben diese Frage bereits beantwortet. Sie kann nicht entfernt werden; ihre Punkte und ihre richtige Antwort können sich nicht mehr ändern.',
} as const satisfies TextsOf<typeof en>;
