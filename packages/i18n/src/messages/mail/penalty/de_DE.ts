import type { TextsOf } from '../../../message-types.ts';
import type { examPenalty as en } from './en.ts';

export const examPenalty = {
  subject: '{exam}: Der Termin ist vorbei',
  body: 'Der Termin der Prüfung „{exam}“ des Kurses „{course}“ war {deadline} ({zone}). Bis dahin hatten Sie sie nicht bestanden.',
  penalty:
    'Sie können sie noch ablegen. Ein bestandenes Ergebnis zählt jetzt höchstens als {cap, number, percent}.',
  closesAt: 'Nach {closesAt} ({zone}) kann niemand mehr beginnen.',
  closed: 'Sie kann nicht mehr begonnen werden. Bitte wenden Sie sich an Ihre Gruppenleitung.',
} as const satisfies TextsOf<typeof en>;
