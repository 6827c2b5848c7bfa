import type { TextsOf } from '../../../message-types.ts';
import type { learningCheck as en } from './en.ts';

export const learningCheck = {
  rule: '{count, plural, one {La grabación se detiene una vez y hace una pregunta: en {times}.} many {La grabación se detiene # veces y hace una pregunta: en {times}.} other {La grabación se detiene # veces y hace una pregunta: en {times}.}} Puede intentarlo cuantas veces quiera. La lección se completa cuando todo está respondido.',
  marks: 'Preguntas en {times}',
  title: 'Pregunta {number, number} de {total, number}',
  several: 'Puede haber más de una respuesta correcta.',
  yourAnswer: 'Su respuesta',
  send: 'Responder',
  right: 'Es correcto.',
  wrong: 'Todavía no es correcto. Inténtelo otra vez o escuche de nuevo esta parte.',
  goOn: 'Continuar',
  again: 'Reproducir otra vez desde {time}',
  notSent: 'Su respuesta no ha llegado. Se conserva aquí; envíela otra vez.',
} as const satisfies TextsOf<typeof en>;
