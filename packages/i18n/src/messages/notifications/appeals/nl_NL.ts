import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAppeals as en } from './en.ts';

export const notificationsAppeals = {
  title: 'Uw bezwaar',
  accepted: 'Uw bezwaar over ‘{title}’ is toegewezen. Lees het antwoord.',
  declined: 'Uw bezwaar over ‘{title}’ is afgewezen. Lees het antwoord.',
  readAgain: 'Een tweede beoordelaar bekijkt uw bezwaar over ‘{title}’.',
  staffTitle: 'Een bezwaar',
  opened: '{name} heeft bezwaar gemaakt over ‘{title}’.',
  secondReading: 'Het bezwaar van {name} over ‘{title}’ heeft een tweede beoordelaar nodig.',
} as const satisfies TextsOf<typeof en>;
