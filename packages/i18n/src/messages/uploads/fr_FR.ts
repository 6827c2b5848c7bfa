import type { TextsOf } from '../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  choose: 'Choisir des fichiers',
  invalidType: 'Le type de fichier doit être {types}',
  tooLarge: 'Le fichier dépasse {size, number} octets',
  tooSmall: 'Le fichier fait moins de {size, number} octets',
  tooMany: 'Trop de fichiers',
  title: 'Envois',
  clearCompleted: 'Effacer les envois terminés',
  collapse: 'Réduire',
  expand: 'Développer',
  done: 'Terminé',
  failed: 'Échec',
  abort: 'Interrompre',
  resume: 'Reprendre',
  clear: 'Effacer',
} as const satisfies TextsOf<typeof en>;
