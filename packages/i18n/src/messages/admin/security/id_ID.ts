import type { TextsOf } from '../../../message-types.ts';
import type { adminSecurity as en } from './en.ts';

export const adminSecurity = {
  resetFactor: 'Hapus aplikasi autentikator',
  resetFactorTitle: 'Hapus aplikasi autentikator milik {name}?',
  resetFactorHint:
    'Lakukan ini hanya jika Anda yakin siapa yang memintanya. Orang itu diberi tahu lewat email, dengan nama Anda dan alasannya, dan dikeluarkan dari semua perangkat.',
  resetFactorDone: 'Aplikasi autentikator telah dihapus.',
} as const satisfies TextsOf<typeof en>;
