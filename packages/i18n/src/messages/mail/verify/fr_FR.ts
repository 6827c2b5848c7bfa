import type { TextsOf } from '../../../message-types.ts';
import type { verify as en } from './en.ts';

export const verify = {
  subject: 'Veuillez confirmer votre adresse e-mail pour {applicationName}',
  body: 'Bienvenue à {applicationName}. Veuillez confirmer que cette adresse e-mail est bien la vôtre, afin que nous puissions vous joindre au sujet de vos études.',
  button: 'Confirmer l’adresse e-mail',
  ignore: 'Si vous n’avez pas créé de compte, vous pouvez ignorer ce message.',
} as const satisfies TextsOf<typeof en>;
