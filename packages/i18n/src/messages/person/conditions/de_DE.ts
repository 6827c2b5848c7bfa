import type { TextsOf } from '../../../message-types.ts';
import type { personExamConditions as en } from './en.ts';

export const personExamConditions = {
  title: 'In Ihren Prüfungen',
  intro: 'Das gilt für Sie in jeder Prüfung.',
  time: 'Zeit: {share, number, percent} der üblichen',
  breaks: 'Pausen: {minutes, plural, one {# Minute mehr} other {# Minuten mehr}}',
  attempts: 'Versuche: {count, plural, one {# weiterer} other {# weitere}}',
  noLeaveRule: 'Die Seite zu verlassen führt nicht zum Nichtbestehen',
  grace: 'Sie dürfen bis zu {duration} fort sein',
  largerType: 'Fragen in größerer Schrift',
  readAloud: 'Fragen können vorgelesen werden',
  until: 'Bis {date}',
} as const satisfies TextsOf<typeof en>;
