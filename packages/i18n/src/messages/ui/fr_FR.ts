import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Quitter la page',
  stayOnPage: 'Rester sur la page',
  invalidUrl: 'Saisissez une adresse web complète, par exemple https://example.org.',
  invalidFormat: 'Veuillez respecter le format demandé.',
  languageReloads: 'La page est rechargée dans la langue choisie.',
  reloading: 'La page est rechargée afin d’obtenir la version la plus récente.',
  partMissing:
    'Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
} as const satisfies TextsOf<typeof en>;
