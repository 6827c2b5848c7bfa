import type { TextsOf } from '../../../message-types.ts';
import type { enrol as en } from './en.ts';

export const enrol = {
  subject: 'Votre compte à {applicationName}',
  body: 'Un compte à {applicationName} a été ouvert pour vous avec l’adresse {emailAddress}. Choisissez votre mot de passe à l’aide du bouton ci-dessous et vous pourrez vous connecter.',
  button: 'Choisir un mot de passe',
  expiry:
    '{days, plural, one {Le lien fonctionne une seule fois, pendant # jour.} many {Le lien fonctionne une seule fois, pendant # de jours.} other {Le lien fonctionne une seule fois, pendant # jours.}}',
  ignore: 'Si vous ne vous y attendiez pas, vous pouvez ignorer ce message.',
} as const satisfies TextsOf<typeof en>;
