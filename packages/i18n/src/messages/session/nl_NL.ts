import type { TextsOf } from '../../message-types.ts';
import type { session as en } from './en.ts';

export const session = {
  tagline: 'Uw cursussen, examens en cijfers op één plek',
  unreachable: 'De school is op dit moment niet bereikbaar',
  logoutFailed: 'U bent nog ingelogd, omdat de server niet bereikbaar was.',
  selectFailed: 'Uw groep kon niet worden gewijzigd.',
  examWaits:
    'Uw examen “{title}” is nog open en uw antwoorden zijn bewaard. Log binnen {time} in om verder te gaan.',
  examOpen:
    'Uw examen “{title}” is nog open en uw antwoorden zijn bewaard. Log in om verder te gaan.',
} as const satisfies TextsOf<typeof en>;
