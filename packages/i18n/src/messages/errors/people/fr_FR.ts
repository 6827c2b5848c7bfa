import type { TextsOf } from '../../../message-types.ts';
import type { errorsPeople as en } from './en.ts';

export const errorsPeople = {
  erased: 'Cette personne a été effacée ; son compte ne permet plus aucune action.',
  merged:
    'Ce compte a été fusionné avec un autre. Effacez le compte conservé et celui-ci le sera aussi.',
  mergedStays:
    'Ce compte a été fusionné avec un autre et reste fermé. Annulez la fusion pour le rouvrir.',
  eraseSelf: 'Vous ne pouvez pas vous effacer vous-même.',
  lastSuperadmin: 'Le dernier administrateur principal ne peut pas être effacé.',
  otherEmail: 'Ce n’est pas l’adresse e-mail du compte.',
  reasonNames: 'Le motif est conservé pour toujours ; il ne doit donc pas nommer la personne.',
  undoTooLate: 'Les trente jours pendant lesquels cette fusion pouvait être annulée sont écoulés.',
  mergedOn:
    'Le compte conservé a lui-même été fusionné avec un autre depuis. Annulez d’abord cette fusion-là.',
} as const satisfies TextsOf<typeof en>;
