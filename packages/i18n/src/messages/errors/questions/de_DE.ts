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
  poolOfOtherCourse: 'Dieser Fragenpool gehört zu einem anderen Kurs.',
  revised: 'Jemand anderes hat diese Frage inzwischen geändert. Es wurde nichts gespeichert.',
  asked: 'Diese Prüfungen stellen die Frage: {exams}. Sie kann stattdessen archiviert werden.',
  askedInLessons:
    'Aufzeichnungen dieser Lektionen halten für die Frage an: {lessons}. Sie kann stattdessen archiviert werden.',
  moreExams: '{count, plural, one {# weitere Prüfung} other {# weitere Prüfungen}}',
  answered: 'Studierende haben diese Frage beantwortet. Sie kann stattdessen archiviert werden.',
} as const satisfies TextsOf<typeof en>;
