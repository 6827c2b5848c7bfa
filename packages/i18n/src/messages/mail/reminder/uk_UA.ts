import type { TextsOf } from '../../../message-types.ts';
import type { examReminder as en } from './en.ts';

export const examReminder = {
  subject: '{exam}: термін спливає завтра',
  body: 'Ви ще не склали іспит «{exam}» курсу «{course}». Термін: {deadline} ({zone}).',
  penalty: 'Хто складає після терміну, отримує щонайбільше {cap, number, percent}.',
  button: 'Перейти до іспиту',
  footnote: 'Ви отримали цей лист, тому що іспит належить до вашої групи.',
} as const satisfies TextsOf<typeof en>;
