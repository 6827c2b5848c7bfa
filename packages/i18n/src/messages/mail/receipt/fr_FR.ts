import type { TextsOf } from '../../../message-types.ts';
import type { receipt as en } from './en.ts';

export const receipt = {
  subject: 'Reçu : {assignment}',
  body: 'Nous avons reçu votre travail pour « {assignment} » le {submittedAt}.',
  files:
    '{count, plural, one {# fichier : {names}} many {# de fichiers : {names}} other {# fichiers : {names}}}',
  textOnly: 'Vous avez remis un texte sans fichier.',
  code: 'Récépissé : {code}',
  hash: 'Somme de contrôle : {hash}',
  button: 'Ouvrir le devoir',
  keep: 'Veuillez conserver ce message : il prouve ce que vous avez remis et quand.',
} as const satisfies TextsOf<typeof en>;
