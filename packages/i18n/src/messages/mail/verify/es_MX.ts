import type { TextsOf } from '../../../message-types.ts';
import type { verify as en } from './en.ts';

export const verify = {
  subject: 'Verifique su correo electrónico para {applicationName}',
  body: 'Le damos la bienvenida a {applicationName}. Confirme que este es su correo electrónico, para que podamos comunicarnos con usted acerca de sus estudios.',
  button: 'Verificar correo electrónico',
  ignore: 'Si usted no creó una cuenta, puede ignorar este mensaje.',
} as const satisfies TextsOf<typeof en>;
