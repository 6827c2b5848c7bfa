import type { TextsOf } from '../../../message-types.ts';
import type { errorsIdentity as en } from './en.ts';

export const errorsIdentity = {
  invalidState: 'Erreur : paramètre d’état non valide',
  noCode: 'Erreur : aucun code d’autorisation reçu',
  notOffered: 'Cela n’est pas proposé ici.',
  providerRefused: 'L’autre fournisseur ne l’a pas accepté. Veuillez recommencer.',
  providerUnreachable: 'L’autre fournisseur est injoignable. Veuillez réessayer plus tard.',
  workAccountUnknown:
    'Aucun compte ne correspond ici à l’adresse vérifiée de ce compte professionnel.',
  secondFactorNeeded: 'Veuillez saisir le code de votre application d’authentification.',
  secondFactorRequired:
    'Votre collège vous demande de configurer d’abord une application d’authentification.',
  wrongCode: 'Ce code n’est pas correct ou a déjà été utilisé.',
  flowOver: 'Cela a pris trop de temps. Veuillez vous connecter de nouveau.',
  factorOn: 'Une application d’authentification est déjà configurée.',
  factorOff: 'Cette personne n’a pas d’application d’authentification.',
  passkeyRefused: 'Cette clé d’accès n’a pas été acceptée. Veuillez réessayer.',
  manyPasskeys: 'Vous ne pouvez pas avoir plus de clés d’accès. Veuillez d’abord en supprimer une.',
  inPerson: 'Vous consultez le compte de cette personne. Elle seule peut le faire.',
  personName:
    'Saisissez un nom : 60 lettres au plus, avec des espaces, apostrophes, traits d’union et points après les abréviations. Il ne peut contenir ni chiffres ni adresses web ou e-mail.',
  tooManyMails:
    'Trop d’e-mails ont été envoyés. Veuillez réessayer dans {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}.',
  lookingOnly:
    'Vous consultez seulement le compte de cette personne. Pour y modifier quelque chose, veuillez d’abord indiquer pourquoi.',
  commonPassword:
    'Ce mot de passe est l’un des plus courants, ceux que l’on essaie en premier pour deviner. Veuillez en choisir un autre.',
  tooManyLive:
    'Trop de pages de ce site sont ouvertes en même temps. Veuillez en fermer quelques-unes.',
} as const satisfies TextsOf<typeof en>;
