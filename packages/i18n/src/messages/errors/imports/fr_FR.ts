import type { TextsOf } from '../../../message-types.ts';
import type { errorsImports as en } from './en.ts';

export const errorsImports = {
  repeated: 'Cette adresse e-mail figure sur plusieurs lignes du fichier.',
  unknownRegion: 'Vous n’avez pas de région de ce nom.',
  unknownGroup: 'Vous n’avez pas de groupe de ce nom.',
  ambiguousGroup: 'Plusieurs groupes portent ce nom. Indiquez aussi la région.',
  unknownRole: 'Il n’y a pas de rôle de ce nom.',
  roleNeedsRegion: 'Un rôle vaut dans une région. Indiquez aussi la région.',
  unknownPerson: 'Vous n’avez personne avec cette adresse e-mail. Importez d’abord les personnes.',
  changedSince: 'Quelque chose a changé depuis l’essai. Regardez-le à nouveau.',
  notDone: 'Seul un import terminé et pas encore annulé peut être annulé.',
} as const satisfies TextsOf<typeof en>;
