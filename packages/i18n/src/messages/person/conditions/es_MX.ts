import type { TextsOf } from '../../../message-types.ts';
import type { personExamConditions as en } from './en.ts';

export const personExamConditions = {
  title: 'En sus exámenes',
  intro: 'Esto se le aplica en todos los exámenes.',
  time: 'Tiempo: {share, number, percent} del habitual',
  breaks:
    'Pausas: {minutes, plural, one {# minuto más} many {# de minutos más} other {# minutos más}}',
  attempts: 'Intentos: {count, plural, one {# más} many {# más} other {# más}}',
  noLeaveRule: 'Salir de la página no reprueba el examen',
  grace: 'Puede ausentarse hasta {duration}',
  largerType: 'Preguntas en letra más grande',
  readAloud: 'Las preguntas se pueden leer en voz alta',
  until: 'Hasta el {date}',
} as const satisfies TextsOf<typeof en>;
