import type { TextsOf } from '../../../message-types.ts';
import type { adminD2l as en } from './en.ts';

export const adminD2l = {
  body: 'Vous serez connecté à {host} en votre nom. L’accès vaut une seule fois et une minute ; chaque utilisation est notée.',
  notConfigured:
    'Aucun site Brightspace n’est configuré. La personne qui gère le serveur en indique l’adresse et la clé commune.',
  expired: 'Cet accès à Brightspace a déjà servi ou a expiré. Veuillez recommencer.',
} as const satisfies TextsOf<typeof en>;
