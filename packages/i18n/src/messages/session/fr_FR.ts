import type { TextsOf } from '../../message-types.ts';
import type { session as en } from './en.ts';

export const session = {
  tagline: 'Vos cours, vos examens et vos notes en un seul endroit',
  unreachable: 'L’établissement est injoignable pour le moment',
  logoutFailed: 'Votre session est toujours ouverte, car le serveur n’a pas pu être joint.',
  selectFailed: 'Votre groupe n’a pas pu être changé.',
  examWaits:
    'Votre examen « {title} » est toujours ouvert et vos réponses sont conservées. Connectez-vous d’ici {time} pour continuer.',
  examOpen:
    'Votre examen « {title} » est toujours ouvert et vos réponses sont conservées. Connectez-vous pour continuer.',
} as const satisfies TextsOf<typeof en>;
