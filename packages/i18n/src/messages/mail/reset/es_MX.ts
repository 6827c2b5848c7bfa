import type { TextsOf } from '../../../message-types.ts';
import type { reset as en } from './en.ts';

export const reset = {
  subject: 'Establezca una contraseña nueva para {applicationName}',
  body: 'Recibimos una solicitud para establecer una contraseña nueva en la cuenta {emailAddress}. Elíjala con el botón de abajo.',
  button: 'Establecer contraseña nueva',
  expiry:
    '{hours, plural, one {El enlace funciona una sola vez, durante # hora.} many {El enlace funciona una sola vez, durante # de horas.} other {El enlace funciona una sola vez, durante # horas.}}',
  ignore: 'Si usted no lo solicitó, puede ignorar este mensaje. Su contraseña no cambiará.',
} as const satisfies TextsOf<typeof en>;
