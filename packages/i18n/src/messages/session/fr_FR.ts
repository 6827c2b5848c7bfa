import type { TextsOf } from '../../message-types.ts';
import type { session as en } from './en.ts';

export const session = {
  tagline: 'Vos cours, vos examens et vos notes en un seul endroit',
  unreachable: 'L’établissement est injoignable pour le moment',
  logoutFailed: 'Votre session est toujours ouverte, car le serveur n’a pas pu être joint.',
  selectFailed: 'Votre groupe n’a pas pu être changé.',
} as const satisfies TextsOf<typeof en>;
