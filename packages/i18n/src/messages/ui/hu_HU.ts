import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Oldal elhagyása',
  stayOnPage: 'Maradok az oldalon',
  invalidUrl: 'Adjon meg egy teljes webcímet, például: https://example.org.',
  invalidFormat: 'Kérjük, tartsa be a kért formátumot.',
  languageReloads: 'Az oldal a kiválasztott nyelven töltődik újra.',
  reloading: 'Az oldal újratöltődik, hogy a legfrissebb változat jelenjen meg.',
  partMissing: 'Az oldal ezen része nem tölthető be. Ellenőrizze a kapcsolatot, és próbálja újra.',
} as const satisfies TextsOf<typeof en>;
