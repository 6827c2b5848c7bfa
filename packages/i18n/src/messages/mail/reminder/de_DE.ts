import type { TextsOf } from '../../../message-types.ts';
import type { examReminder as en } from './en.ts';

export const examReminder = {
  subject: '{exam}: Der Termin ist morgen',
  body: 'Sie haben die Prüfung „{exam}“ des Kurses „{course}“ noch nicht bestanden. Der Termin ist {deadline} ({zone}).',
  penalty: 'Wer nach dem Termin abgibt und besteht, erhält höchstens {cap, number, percent}.',
  button: 'Zur Prüfung',
  footnote: 'Sie erhalten diese Nachricht, weil die Prüfung zu Ihrer Gruppe gehört.',
} as const satisfies TextsOf<typeof en>;
