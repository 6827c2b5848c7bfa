import type { TextsOf } from '../../../message-types.ts';
import type { personData as en } from './en.ts';

export const personData = {
  title: 'Vos données',
  hint: 'Téléchargez en un fichier tout ce qui est conservé à votre sujet. Il ne contient aucun mot de passe.',
  download: 'Télécharger mes données',
} as const satisfies TextsOf<typeof en>;
