import type { TextsOf } from '../../../message-types.ts';
import type { personWelcome as en } from './en.ts';

export const personWelcome = {
  title: 'Bienvenue, {name}',
  body: 'Vous avez terminé la deuxième année. Vous faites désormais partie des anciens élèves du collège, et leurs pages vous sont ouvertes.',
} as const satisfies TextsOf<typeof en>;
