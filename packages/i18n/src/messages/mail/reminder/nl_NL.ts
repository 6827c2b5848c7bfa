import type { TextsOf } from '../../../message-types.ts';
import type { examReminder as en } from './en.ts';

export const examReminder = {
  subject: '{exam}: de deadline is morgen',
  body: 'U bent nog niet geslaagd voor het examen ‘{exam}’ van de cursus ‘{course}’. De deadline is {deadline} ({zone}).',
  penalty: 'Wie na de deadline inlevert en slaagt, krijgt hoogstens {cap, number, percent}.',
  button: 'Naar het examen',
  footnote: 'U ontvangt dit bericht omdat het examen bij uw groep hoort.',
} as const satisfies TextsOf<typeof en>;
