import type { TextsOf } from '../../message-types.ts';
import type { session as en } from './en.ts';

export const session = {
  tagline: 'Kurzusai, vizsgái és jegyei egy helyen',
  unreachable: 'A főiskola jelenleg nem érhető el',
  logoutFailed: 'Még be van jelentkezve, mert a kiszolgáló nem volt elérhető.',
  selectFailed: 'A csoportját nem sikerült megváltoztatni.',
  examWaits:
    'A(z) „{title}” vizsgája még nyitva van, és a válaszai megmaradtak. A folytatáshoz jelentkezzen be ennyi időn belül: {time}.',
  examOpen:
    'A(z) „{title}” vizsgája még nyitva van, és a válaszai megmaradtak. A folytatáshoz jelentkezzen be.',
} as const satisfies TextsOf<typeof en>;
