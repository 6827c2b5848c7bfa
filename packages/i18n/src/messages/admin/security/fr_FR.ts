import type { TextsOf } from '../../../message-types.ts';
import type { adminSecurity as en } from './en.ts';

export const adminSecurity = {
  resetFactor: 'Supprimer l’application d’authentification',
  resetFactorTitle: 'Supprimer l’application d’authentification de {name} ?',
  resetFactorHint:
    'Ne le faites que si vous êtes sûr de l’identité de qui le demande. La personne en est informée par e-mail, avec votre nom et le motif, et elle est déconnectée partout.',
  resetFactorDone: 'L’application d’authentification a été supprimée.',
} as const satisfies TextsOf<typeof en>;
