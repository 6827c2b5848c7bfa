import type { TextsOf } from '../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  choose: 'Fájlok kiválasztása',
  invalidType: 'A fájl típusa csak ez lehet: {types}',
  tooLarge: 'A fájl nagyobb, mint {size, number} bájt',
  tooSmall: 'A fájl kisebb, mint {size, number} bájt',
  tooMany: 'Túl sok fájl',
  title: 'Feltöltések',
  clearCompleted: 'Befejezettek törlése',
  collapse: 'Összecsukás',
  expand: 'Kibontás',
  done: 'Kész',
  failed: 'Sikertelen',
  abort: 'Megszakítás',
  resume: 'Folytatás',
  clear: 'Eltávolítás',
} as const satisfies TextsOf<typeof en>;
