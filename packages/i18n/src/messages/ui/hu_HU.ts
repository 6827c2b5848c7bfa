import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Oldal elhagyása',
  stayOnPage: 'Maradok az oldalon',
  invalidUrl: 'Adjon meg egy teljes webcímet, például: https://example.org.',
  invalidFormat: 'Kérjük, tartsa be a kért formátumot.',
  languageReloads: 'Az oldal a kiválasztott nyelven töltődik újra.',
  reloading: 'Az oldal újratöltődik, hogy a legfrissebb változat jelenjen meg.',
  chooseFiles: 'Fájlok kiválasztása',
  fileInvalidType: 'A fájl típusa csak ez lehet: {types}',
  fileTooLarge: 'A fájl nagyobb, mint {size, number} bájt',
  fileTooSmall: 'A fájl kisebb, mint {size, number} bájt',
  tooManyFiles: 'Túl sok fájl',
  uploads: 'Feltöltések',
  clearCompleted: 'Befejezettek törlése',
  collapse: 'Összecsukás',
  expand: 'Kibontás',
  uploadDone: 'Kész',
  uploadFailed: 'Sikertelen',
  abort: 'Megszakítás',
  resume: 'Folytatás',
  clear: 'Eltávolítás',
} as const satisfies TextsOf<typeof en>;
