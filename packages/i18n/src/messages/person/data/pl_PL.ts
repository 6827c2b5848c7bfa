import type { TextsOf } from '../../../message-types.ts';
import type { personData as en } from './en.ts';

export const personData = {
  title: 'Dane osobowe',
  hint: 'Proszę pobrać w jednym pliku wszystko, co o Panu/Pani przechowujemy. Nie zawiera haseł.',
  download: 'Pobierz moje dane',
} as const satisfies TextsOf<typeof en>;
