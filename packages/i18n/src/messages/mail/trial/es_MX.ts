import type { TextsOf } from '../../../message-types.ts';
import type { trial as en } from './en.ts';

export const trial = {
  subject: 'Un correo de prueba',
  body: 'Si lee esto, los correos del instituto en {siteUrl} llegan.',
  button: 'Abrir el sitio',
  footnote: 'Este correo se pidió al configurar el instituto.',
} as const satisfies TextsOf<typeof en>;
