import type { TextsOf } from '../../../message-types.ts';
import type { learningCheck as en } from './en.ts';

export const learningCheck = {
  rule: '{count, plural, one {La registrazione si ferma una volta e pone una domanda: a {times}.} many {La registrazione si ferma # volte e pone una domanda: a {times}.} other {La registrazione si ferma # volte e pone una domanda: a {times}.}} Può provare quante volte desidera. La lezione è completata quando a tutto è stata data risposta.',
  marks: 'Domande a {times}',
  title: 'Domanda {number, number} di {total, number}',
  several: 'Più di una risposta può essere giusta.',
  yourAnswer: 'La Sua risposta',
  send: 'Rispondi',
  right: 'È giusto.',
  wrong: 'Non è ancora giusto. Riprovi, oppure riascolti questa parte.',
  goOn: 'Continua',
  again: 'Riproduci di nuovo da {time}',
  notSent: 'La Sua risposta non è arrivata. È conservata qui; la invii di nuovo.',
} as const satisfies TextsOf<typeof en>;
