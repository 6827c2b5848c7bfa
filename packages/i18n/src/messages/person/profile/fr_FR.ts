import type { TextsOf } from '../../../message-types.ts';
import type { personProfile as en } from './en.ts';

export const personProfile = {
  account: 'Compte',
  emailVerified: 'Cette adresse est confirmée.',
  emailNotVerified:
    'Cette adresse n’est pas encore confirmée. Suivez le lien du message que nous vous avons envoyé.',
  sendVerify: 'Renvoyer le message',
  verifySent: 'Nous avons envoyé un message à {email}.',
  changePassword: 'Changer de mot de passe',
  currentPassword: 'Mot de passe actuel',
  changePasswordHint: 'Tous vos autres appareils seront déconnectés.',
  passwordChanged: 'Mot de passe changé, connectez-vous avec le nouveau mot de passe',
  changeLanguage: 'Changer de langue',
  devices: 'Appareils connectés',
  thisDevice: 'Cet appareil',
  unknownDevice: 'Appareil inconnu',
  lastSeen: 'Dernière utilisation : {when}',
  seenThrough: 'Ouvert en votre nom par {name}',
  logoutDevice: 'Déconnecter',
  logoutOthers: 'Déconnecter tous les autres appareils',
} as const satisfies TextsOf<typeof en>;
