import type { TextsOf } from '../../../message-types.ts';
import type { currencies as en } from './en.ts';

export const currencies = {
  name: 'Mata uang',
  plural: 'Mata uang',
  'fields.q': 'Cari nama atau kode',
  'fields.value': 'Kode',
  'fields.label': 'Nama',
  'fields.decimals': 'Angka desimal',
  'fields.enabled': 'Ditawarkan untuk dipilih',
  'fields.regionCount': 'Wilayah',
  'fields.userCount': 'Orang',
  'fields.rateCount': 'Kurs',
  'fields.createdAt': 'Dibuat',
  'fields.updatedAt': 'Terakhir diubah',
  sectionCurrency: 'Tentang mata uang',
  valueHint: 'Kode tidak pernah berubah.',
  decimalsHint: '2 berarti 100 satuan terkecil sama dengan satu.',
  enabledHint: 'Wilayah dan orang yang sudah memakai mata uang ini tetap memakainya.',
  rates: 'Kurs tukar',
  ratesFailed: 'Gagal mengambil mata uang. Silakan periksa koneksi internet Anda.',
  ratesHint: 'Berapa {currency} untuk satu {base} dalam sebulan.',
  ratesRule:
    'Jumlah suatu bulan dikonversi dengan kurs bulan berikutnya, Desember dengan kurs Januari. Kurs yang belum ada tampak sebagai celah di laporan.',
  base: 'Semua kurs mengacu pada mata uang ini, jadi mata uang ini tidak memiliki kurs sendiri.',
  year: 'Tahun',
  yearFilled: '{year}: {count, number} dari 12',
  missing: 'Belum ada',
  rateInvalid: 'Masukkan angka di atas 0.',
  savedNow: 'Tersimpan sekarang: {rate}',
  ratesSaved: '{count, plural, other {# kurs tersimpan}}',
} as const satisfies TextsOf<typeof en>;
