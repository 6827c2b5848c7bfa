import type { TextsOf } from '../../../message-types.ts';
import type { personData as en } from './en.ts';

export const personData = {
  title: 'Sus datos',
  hint: 'Descargue en un archivo todo lo que se guarda sobre usted. No contiene contraseñas.',
  download: 'Descargar mis datos',
} as const satisfies TextsOf<typeof en>;
