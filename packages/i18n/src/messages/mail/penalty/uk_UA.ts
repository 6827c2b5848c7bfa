import type { TextsOf } from '../../../message-types.ts';
import type { examPenalty as en } from './en.ts';

export const examPenalty = {
  subject: '{exam}: термін минув',
  body: 'Термін іспиту «{exam}» курсу «{course}» сплив: {deadline} ({zone}). До цього часу ви його не склали.',
  penalty:
    'Ви ще можете його скласти. Успішний результат тепер зараховується не вище {cap, number, percent}.',
  closesAt: 'Після {closesAt} ({zone}) розпочати його не можна.',
  closed: 'Розпочати його вже не можна. Зверніться до ведучого вашої групи.',
} as const satisfies TextsOf<typeof en>;
