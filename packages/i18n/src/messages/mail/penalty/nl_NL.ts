import type { TextsOf } from '../../../message-types.ts';
import type { examPenalty as en } from './en.ts';

export const examPenalty = {
  subject: '{exam}: de deadline is voorbij',
  body: 'De deadline van het examen ‘{exam}’ van de cursus ‘{course}’ was {deadline} ({zone}). Op dat moment was u er niet voor geslaagd.',
  penalty:
    'U kunt het nog afleggen. Een voldoende score telt nu als hoogstens {cap, number, percent}.',
  closesAt: 'Na {closesAt} ({zone}) kan niemand meer beginnen.',
  closed: 'Het kan niet meer worden begonnen. Neem contact op met uw begeleider.',
} as const satisfies TextsOf<typeof en>;
