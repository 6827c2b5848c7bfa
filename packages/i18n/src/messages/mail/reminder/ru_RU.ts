import type { TextsOf } from '../../../message-types.ts';
import type { examReminder as en } from './en.ts';

export const examReminder = {
  subject: '{exam}: срок истекает завтра',
  body: 'Вы ещё не сдали экзамен «{exam}» курса «{course}». Срок: {deadline} ({zone}).',
  penalty: 'Кто сдаёт после срока, получает не больше {cap, number, percent}.',
  button: 'Перейти к экзамену',
  footnote: 'Вы получили это письмо, потому что экзамен относится к вашей группе.',
} as const satisfies TextsOf<typeof en>;
