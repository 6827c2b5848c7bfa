import type { TextsOf } from '../../../message-types.ts';
import type { examReminder as en } from './en.ts';

export const examReminder = {
  subject: '{exam}: la scadenza è domani',
  body: 'Non ha ancora superato l’esame «{exam}» del corso «{course}». La scadenza è {deadline} ({zone}).',
  penalty:
    'Chi consegna dopo la scadenza e supera l’esame ottiene al massimo {cap, number, percent}.',
  button: 'Vai all’esame',
  footnote: 'Riceve questo messaggio perché l’esame riguarda il Suo gruppo.',
} as const satisfies TextsOf<typeof en>;
