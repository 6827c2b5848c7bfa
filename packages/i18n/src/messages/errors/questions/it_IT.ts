import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestions as en } from './en.ts';

export const errorsQuestions = {
  rightAndWrong:
    'Contrassegni almeno una risposta come corretta e ne lasci almeno una senza contrassegno.',
  partCount: 'Indichi da {min, number} a {max, number} elementi.',
  optionCount: 'Offra da {min, number} a {max, number} risposte da abbinare.',
  eachMatched: 'Scelga la risposta corrispondente per ogni enunciato.',
  blanksInText: 'Ogni spazio da completare compare esattamente una volta nel testo di ogni lingua.',
  acceptedCount: 'Indichi da {min, number} a {max, number} risposte accettate.',
  stays: 'Questo non si può più modificare.',
  asked:
    'Un esame pone questa domanda, oppure degli studenti vi hanno già risposto. In alternativa la si può archiviare.',
  poolOfOtherCourse: 'Questo gruppo di domande appartiene a un altro corso.',
} as const satisfies TextsOf<typeof en>;
