import type { TextsOf } from '../../../message-types.ts';
import type { adminHistory as en } from './en.ts';

export const adminHistory = {
  title: 'Historique',
  empty: 'Rien n’est encore consigné pour cette fiche.',
  through: '{staff}, avec la session de {name}',
  system: 'Le système',
  restored: 'Rétablissement de ce qui a été modifié le {moment}',
  before: 'Avant',
  after: 'Après',
  restore: 'Rétablir',
  restoreTitle: 'Rétablir les anciennes valeurs ?',
  restoreBody:
    'Ces champs reprennent les valeurs d’avant cette modification. Tout le reste demeure tel quel. L’opération est consignée et vous pouvez l’annuler depuis l’historique.',
  restoreDone: 'Les anciennes valeurs sont rétablies.',
  kept: 'Ne se rétablit pas d’ici',
  gone: 'N’existe plus, ou hors de vos régions',
  created: 'Création',
  updated: 'Modification',
  profile: 'Modification dans son propre profil',
  signedUp: 'Inscription',
  termsAccepted: 'Acceptation des conditions',
  active: 'Connexion autorisée ou bloquée',
  password: 'Nouveau mot de passe',
  mailed: 'E-mail concernant le compte',
  verified: 'Adresse e-mail confirmée',
  impersonated: 'Un membre du personnel s’est connecté à sa place',
  notificationsRead: 'Notifications marquées comme lues',
  merged: 'Fusion avec un autre compte',
  unmerged: 'Fusion annulée',
  exported: 'Données personnelles exportées',
  raised: 'Un membre du personnel a agi pour cette personne',
} as const satisfies TextsOf<typeof en>;
