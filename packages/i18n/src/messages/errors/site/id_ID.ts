import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Kategori ini dipakai oleh {count, plural, other {# mata kuliah}}: {names}. Pindahkan dahulu ke kategori lain.',
  localeNeeded:
    'Bahasa ini tidak dapat dinonaktifkan: bahasa Inggris dan bahasa bawaan situs selalu ditawarkan.',
  localeOff: 'Bahasa ini nonaktif. Aktifkan dahulu.',
  currencyOff: 'Kolese tidak menyediakan mata uang ini.',
  currencyCodeFixed: 'Kode mata uang tidak pernah berubah. Tambahkan mata uang lain.',
  currencyNeeded: 'Semua kurs mengacu pada mata uang ini, jadi mata uang ini selalu ada.',
  currencyDecimalsFixed:
    'Wilayah atau orang memakai mata uang ini, jadi angka desimalnya tidak dapat diubah.',
  currencyInUse:
    'Mata uang ini dipakai: {regions, number} wilayah, {people, number} orang, {rates, number} kurs. Nonaktifkan saja.',
  currencyIsBase:
    'Semua kurs mengacu pada mata uang ini, jadi mata uang ini tidak memiliki kurs sendiri.',
  ratesUnchanged: 'Tidak ada kurs yang berubah.',
  d2lNotConfigured: 'Situs Brightspace belum dikonfigurasi.',
} as const satisfies TextsOf<typeof en>;
