import type { TextsOf } from '../../../message-types.ts';
import type { siteSettings as en } from './en.ts';

export const siteSettings = {
  name: 'Pengaturan situs',
  plural: 'Pengaturan situs',
  'fields.organisationName': 'Nama kolese',
  'fields.shortName': 'Nama singkat',
  'fields.defaultAllowedAttempts': 'Jumlah percobaan ujian yang lazim',
  'fields.defaultLocale': 'Bahasa bawaan',
  'fields.alumniRegionId': 'Wilayah alumni',
  'fields.contactAddress': 'Alamat pos',
  'fields.contactEmail': 'E-mail kontak',
  'fields.helpUrl': 'Halaman bantuan',
  'fields.privacyUrl': 'Halaman privasi sendiri',
  'fields.termsUrl': 'Halaman ketentuan sendiri',
  'fields.bannerText': 'Spanduk di atas setiap halaman',
  'fields.updatedAt': 'Terakhir diubah',
  sectionNames: 'Sebutan kolese',
  sectionDefaults: 'Yang lazim',
  sectionContact: 'Kontak dan tautan',
  shortNameHint: 'Di judul halaman, di bilah atas, dan di e-mail.',
  bannerTextHint:
    'Misalnya untuk salinan situs tempat berlatih atau menguji. Kosongkan jika tidak perlu.',
  defaultAllowedAttemptsHint: 'Ujian baru dimulai dengan angka ini. Ujian yang sudah ada tetap.',
  legalHint: 'Menggantikan halaman bawaan di kaki setiap layar.',
  linkInvalid: 'Alamat harus diawali https:// atau http://.',
  configured: 'Belum ada yang menyimpan pengaturan: ini berasal dari konfigurasi server.',
} as const satisfies TextsOf<typeof en>;
