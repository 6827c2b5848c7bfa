import type { TextsOf } from '../../../message-types.ts';
import type { personData as en } from './en.ts';

export const personData = {
  title: 'Az Ön adatai',
  hint: 'Töltsön le egyetlen fájlban mindent, amit Önről tárolunk. Jelszavakat nem tartalmaz.',
  download: 'Adataim letöltése',
} as const satisfies TextsOf<typeof en>;
