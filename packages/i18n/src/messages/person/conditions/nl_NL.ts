import type { TextsOf } from '../../../message-types.ts';
import type { personExamConditions as en } from './en.ts';

export const personExamConditions = {
  title: 'Bij uw examens',
  intro: 'Dit geldt voor u bij elk examen.',
  time: 'Tijd: {share, number, percent} van de gewone',
  breaks: 'Pauzes: {minutes, plural, one {# minuut extra} other {# minuten extra}}',
  attempts: 'Pogingen: {count, plural, one {# extra} other {# extra}}',
  noLeaveRule: 'De pagina verlaten betekent niet dat u zakt',
  grace: 'U mag tot {duration} weg zijn',
  largerType: 'Vragen in grotere letters',
  readAloud: 'Vragen kunnen worden voorgelezen',
  until: 'Tot en met {date}',
} as const satisfies TextsOf<typeof en>;
