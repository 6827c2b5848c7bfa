import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: 'Een waar/onwaar-vraag heeft precies twee antwoorden.',
  choiceCount: 'Geef {min, number} tot {max, number} antwoorden op.',
  oneCorrect: 'Markeer precies één antwoord als juist.',
  questionNeeded: 'Een examen heeft minstens één vraag nodig voordat het gepubliceerd kan worden.',
  answered:
    'Studenten hebben deze vraag al beantwoord. De vraag kan niet worden verwijderd en de punten en het juiste antwoord kunnen niet meer veranderen.',
} as const satisfies TextsOf<typeof en>;
