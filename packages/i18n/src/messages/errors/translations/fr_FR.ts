import type { TextsOf } from '../../../message-types.ts';
import type { errorsTranslations as en } from './en.ts';

export const errorsTranslations = {
  unreadable: 'Ce texte ne peut pas être lu : vérifiez les accolades et les apostrophes.',
  values: 'Le texte doit contenir exactement ces valeurs : {values}',
  plurals: 'Dans cette langue, le texte a aussi besoin de ces formes de pluriel : {forms}',
  nothingToPublish: 'Il n’y a rien de nouveau à publier dans cette langue.',
} as const satisfies TextsOf<typeof en>;
