import type { TextsOf } from '../../../message-types.ts';
import type { trial as en } from './en.ts';

export const trial = {
  subject: 'Un e-mail d’essai',
  body: 'Si vous lisez ceci, les e-mails de l’institut à l’adresse {siteUrl} arrivent.',
  button: 'Ouvrir le site',
  footnote: 'Cet e-mail a été demandé lors de la configuration de l’institut.',
} as const satisfies TextsOf<typeof en>;
