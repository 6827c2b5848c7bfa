import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Quitter la page',
  stayOnPage: 'Rester sur la page',
  invalidUrl: 'Saisissez une adresse web complète, par exemple https://example.org.',
  invalidFormat: 'Veuillez respecter le format demandé.',
  languageReloads: 'La page est rechargée dans la langue choisie.',
  reloading: 'La page est rechargée afin d’obtenir la version la plus récente.',
  chooseFiles: 'Choisir des fichiers',
  fileInvalidType: 'Le type de fichier doit être {types}',
  fileTooLarge: 'Le fichier dépasse {size, number} octets',
  fileTooSmall: 'Le fichier fait moins de {size, number} octets',
  tooManyFiles: 'Trop de fichiers',
  uploads: 'Envois',
  clearCompleted: 'Effacer les envois terminés',
  collapse: 'Réduire',
  expand: 'Développer',
  uploadDone: 'Terminé',
  uploadFailed: 'Échec',
  abort: 'Interrompre',
  resume: 'Reprendre',
  clear: 'Effacer',
} as const satisfies TextsOf<typeof en>;
