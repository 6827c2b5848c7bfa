import type { TextsOf } from '../../../message-types.ts';
import type { adminSecurity as en } from './en.ts';

export const adminSecurity = {
  resetFactor: 'Rimuovi l’app di autenticazione',
  resetFactorTitle: 'Rimuovere l’app di autenticazione di {name}?',
  resetFactorHint:
    'Lo faccia solo se è certo di chi lo chiede. La persona ne viene informata per e-mail, con il Suo nome e il motivo, e viene disconnessa ovunque.',
  resetFactorDone: 'L’app di autenticazione è stata rimossa.',
} as const satisfies TextsOf<typeof en>;
