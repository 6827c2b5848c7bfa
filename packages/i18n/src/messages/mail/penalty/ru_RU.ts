import type { TextsOf } from '../../../message-types.ts';
import type { examPenalty as en } from './en.ts';

export const examPenalty = {
  subject: '{exam}: срок прошёл',
  body: 'Срок экзамена «{exam}» курса «{course}» истёк: {deadline} ({zone}). К этому времени вы его не сдали.',
  penalty:
    'Вы ещё можете его сдать. Успешный результат теперь засчитывается не выше {cap, number, percent}.',
  closesAt: 'После {closesAt} ({zone}) начать его нельзя.',
  closed: 'Начать его уже нельзя. Обратитесь к ведущему вашей группы.',
} as const satisfies TextsOf<typeof en>;
