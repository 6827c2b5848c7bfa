import type { TextsOf } from '../../../message-types.ts';
import type { passwordChanged as en } from './en.ts';

export const passwordChanged = {
  subject: 'Votre mot de passe pour {applicationName} a été modifié',
  body: 'Le mot de passe du compte {emailAddress} a été modifié. Tous les autres appareils ont été déconnectés.',
  button: 'Définir un nouveau mot de passe',
  notYou:
    'Si ce n’était pas vous, définissez aussitôt un nouveau mot de passe et prévenez le bureau de votre établissement.',
} as const satisfies TextsOf<typeof en>;
