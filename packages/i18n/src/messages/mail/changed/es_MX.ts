import type { TextsOf } from '../../../message-types.ts';
import type { changed as en } from './en.ts';

export const changed = {
  subject: 'Se cambió su contraseña de {applicationName}',
  body: 'Se cambió la contraseña de la cuenta {emailAddress}. Se cerró la sesión en todos los demás dispositivos.',
  button: 'Establecer contraseña nueva',
  notYou:
    'Si no fue usted, establezca de inmediato una contraseña nueva y avise a la oficina de su colegio.',
} as const satisfies TextsOf<typeof en>;
