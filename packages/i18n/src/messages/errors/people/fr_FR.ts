import type { TextsOf } from '../../../message-types.ts';
import type { errorsPeople as en } from './en.ts';

export const errorsPeople = {
  erased: 'Cette personne a été effacée ; son compte ne permet plus aucune action.',
  merged:
    'Ce compte a été fusionné avec un autre. Effacez le compte conservé et celui-ci le sera aussi.',
  eraseSelf: 'Vous ne pouvez pas vous effacer vous-même.',
  lastSuperadmin: 'Le dernier administrateur principal ne peut pas être effacé.',
  otherEmail: 'Ce n’est pas l’adresse e-mail du compte.',
  reasonNames: 'Le motif est conservé pour toujours ; il ne doit donc pas nommer la personne.',
} as const satisfies TextsOf<typeof en>;
