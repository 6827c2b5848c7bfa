import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestions as en } from './en.ts';

export const errorsQuestions = {
  rightAndWrong:
    'Markeer ten minste één antwoord als juist en laat er ten minste één ongemarkeerd.',
  partCount: 'Geef {min, number} tot {max, number} onderdelen op.',
  optionCount: 'Bied {min, number} tot {max, number} antwoorden om te koppelen.',
  eachMatched: 'Kies bij elke stelling het bijbehorende antwoord.',
  blanksInText: 'Elke invulplek staat precies één keer in de tekst van elke taal.',
  acceptedCount: 'Geef {min, number} tot {max, number} goedgekeurde antwoorden op.',
  stays: 'Dit kan niet meer worden gewijzigd.',
  poolOfOtherCourse: 'Deze vragenpool hoort bij een andere cursus.',
  revised: 'Iemand anders heeft deze vraag intussen gewijzigd. Er is niets opgeslagen.',
  asked: 'Deze examens stellen de vraag: {exams}. Archiveren kan wel.',
  askedInLessons: 'Opnames van deze lessen stoppen voor de vraag: {lessons}. Archiveren kan wel.',
  moreExams: '{count, plural, one {nog # examen} other {nog # examens}}',
  answered: 'Studenten hebben deze vraag beantwoord. Archiveren kan wel.',
} as const satisfies TextsOf<typeof en>;
