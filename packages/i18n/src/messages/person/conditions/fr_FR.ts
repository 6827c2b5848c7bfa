import type { TextsOf } from '../../../message-types.ts';
import type { personExamConditions as en } from './en.ts';

export const personExamConditions = {
  title: 'Lors de vos examens',
  intro: 'Ceci s’applique à vous lors de chaque examen.',
  time: 'Temps : {share, number, percent} de la durée habituelle',
  breaks:
    'Pauses : {minutes, plural, one {# minute de plus} many {# de minutes de plus} other {# minutes de plus}}',
  attempts: 'Tentatives : {count, plural, one {# de plus} many {# de plus} other {# de plus}}',
  noLeaveRule: 'Quitter la page n’entraîne pas d’échec',
  grace: 'Vous pouvez vous absenter jusqu’à {duration}',
  largerType: 'Questions en caractères plus grands',
  readAloud: 'Les questions peuvent être lues à voix haute',
  until: 'Jusqu’au {date}',
} as const satisfies TextsOf<typeof en>;
