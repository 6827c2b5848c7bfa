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
  poolOfOtherCourse: 'Questo gruppo di domande appartiene a un altro corso.',
  revised: 'Nel frattempo qualcun altro ha modificato questa domanda. Non è stato salvato nulla.',
  asked: 'Questi esami pongono la domanda: {exams}. In alternativa può essere archiviata.',
  askedInLessons:
    'Le registrazioni di queste lezioni si fermano per la domanda: {lessons}. In alternativa può essere archiviata.',
  moreExams: '{count, plural, one {# altro esame} many {# altri esami} other {# altri esami}}',
  answered:
    'Alcuni studenti hanno risposto a questa domanda. In alternativa può essere archiviata.',
} as const satisfies TextsOf<typeof en>;
