import type { TextsOf } from '../../../message-types.ts';
import type { enrol as en } from './en.ts';

export const enrol = {
  subject: 'Su cuenta en {applicationName}',
  body: 'Se abrió para usted una cuenta en {applicationName} con el correo {emailAddress}. Elija su contraseña con el botón de abajo y podrá iniciar sesión.',
  button: 'Elegir contraseña',
  expiry:
    '{days, plural, one {El enlace funciona una sola vez, durante # día.} many {El enlace funciona una sola vez, durante # de días.} other {El enlace funciona una sola vez, durante # días.}}',
  ignore: 'Si usted no lo esperaba, puede ignorar este mensaje.',
} as const satisfies TextsOf<typeof en>;
