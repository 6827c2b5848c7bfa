import type { TextsOf } from '../../../message-types.ts';
import type { errorsAssignments as en } from './en.ts';

export const errorsAssignments = {
  notYet: 'Questo compito non è ancora aperto.',
  closed: 'Il termine è scaduto: non si può più consegnare nulla.',
  graded: 'Questo lavoro è stato valutato: non si può più modificare nulla.',
  handedIn: 'Questo lavoro è stato consegnato. Lo ritiri prima di modificarlo.',
  nothing: 'Scriva qualcosa o aggiunga un file prima di consegnare.',
  lateReason: 'Indichi il motivo del ritardo.',
  filesOnly: 'Per questo compito si accettano solo file, non testo.',
  textOnly: 'Per questo compito si accetta solo testo, non file.',
  tooManyFiles: 'C’è posto per {max, plural, one {# file} many {# di file} other {# file}}.',
  ownWork: 'Nessuno valuta il proprio lavoro.',
  score: 'Indichi un voto da 0 a 100.',
  completion: 'Scelga completo o incompleto.',
  kindStays: 'Sono già stati consegnati lavori, quindi il tipo resta invariato.',
  untilPassed: 'Scelga un momento ancora da venire.',
  dueBeforeOpening: 'Il termine deve essere successivo all’apertura.',
  tooManyComments:
    'C’è posto per {max, number} commenti salvati. Ne elimini uno che non serve più.',
} as const satisfies TextsOf<typeof en>;
