import type { TextsOf } from '../../../message-types.ts';
import type { reset as en } from './en.ts';

export const reset = {
  subject: 'Définissez un nouveau mot de passe pour {applicationName}',
  body: 'Nous avons reçu une demande de nouveau mot de passe pour le compte {emailAddress}. Choisissez-le à l’aide du bouton ci-dessous.',
  button: 'Définir un nouveau mot de passe',
  expiry:
    '{hours, plural, one {Le lien fonctionne une seule fois, pendant # heure.} many {Le lien fonctionne une seule fois, pendant # d’heures.} other {Le lien fonctionne une seule fois, pendant # heures.}}',
  ignore:
    'Si vous n’avez rien demandé, vous pouvez ignorer ce message. Votre mot de passe reste inchangé.',
} as const satisfies TextsOf<typeof en>;
