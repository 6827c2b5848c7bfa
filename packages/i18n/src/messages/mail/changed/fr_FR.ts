import type { TextsOf } from '../../../message-types.ts';
import type { changed as en } from './en.ts';

export const changed = {
  subject: 'Votre mot de passe pour {applicationName} a été modifié',
  body: 'Le mot de passe du compte {emailAddress} a été modifié. Tous les autres appareils ont été déconnectés.',
  button: 'Définir un nouveau mot de passe',
  notYou:
    'Si ce n’était pas vous, définissez aussitôt un nouveau mot de passe et prévenez le bureau de votre établissement.',
} as const satisfies TextsOf<typeof en>;
