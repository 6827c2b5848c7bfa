import type { TextsOf } from '../../../message-types.ts';
import type { security as en } from './en.ts';

export const security = {
  subject: 'La sécurité de votre compte {applicationName} a changé',
  factorOn:
    'Une application d’authentification a été configurée pour le compte {emailAddress}. Son code est désormais demandé à chaque connexion. Tous les autres appareils ont été déconnectés.',
  factorOff:
    'L’application d’authentification du compte {emailAddress} a été supprimée. Son code n’est plus demandé.',
  factorReset:
    '{name} a supprimé l’application d’authentification du compte {emailAddress}. Motif : {reason}. Tous les appareils ont été déconnectés.',
  passkeyAdded:
    'La clé d’accès « {name} » a été ajoutée au compte {emailAddress}. Elle permet de se connecter sans mot de passe.',
} as const satisfies TextsOf<typeof en>;
