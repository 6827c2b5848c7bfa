import type { TextsOf } from '../../../message-types.ts';
import type { learningCheck as en } from './en.ts';

export const learningCheck = {
  rule: '{count, plural, one {A felvétel egyszer megáll és kérdez: itt: {times}.} other {A felvétel # alkalommal megáll és kérdez: itt: {times}.}} Annyiszor próbálkozhat, ahányszor szeretne. A lecke akkor teljesül, ha mindenre válaszolt.',
  marks: 'Kérdések itt: {times}',
  title: '{number, number}. kérdés, összesen {total, number}',
  several: 'Több válasz is lehet helyes.',
  yourAnswer: 'Az Ön válasza',
  send: 'Válasz elküldése',
  right: 'Helyes.',
  wrong: 'Ez még nem helyes. Kérjük, próbálja újra, vagy hallgassa meg még egyszer ezt a részt.',
  goOn: 'Folytatás',
  again: 'Újra lejátszás innen: {time}',
  notSent: 'A válasza nem érkezett meg. Itt megmaradt; kérjük, küldje el újra.',
} as const satisfies TextsOf<typeof en>;
