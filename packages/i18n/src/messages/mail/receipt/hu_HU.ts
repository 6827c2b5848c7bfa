import type { TextsOf } from '../../../message-types.ts';
import type { receipt as en } from './en.ts';

export const receipt = {
  subject: 'Beérkezett: {assignment}',
  body: 'A(z) „{assignment}” feladatra beadott munkája beérkezett. Időpont: {submittedAt}.',
  files: '{count, plural, one {# fájl: {names}} other {# fájl: {names}}}',
  textOnly: 'Fájlok nélküli szöveget adott be.',
  code: 'Átvételi elismervény: {code}',
  hash: 'Ellenőrző összeg: {hash}',
  button: 'A feladat megnyitása',
  keep: 'Kérjük, őrizze meg ezt az üzenetet: igazolja, mit és mikor adott be.',
} as const satisfies TextsOf<typeof en>;
