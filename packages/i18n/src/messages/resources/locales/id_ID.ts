import type { TextsOf } from '../../../message-types.ts';
import type { locales as en } from './en.ts';

export const locales = {
  name: 'Bahasa',
  plural: 'Bahasa',
  'fields.q': 'Cari nama atau kode',
  'fields.name': 'Nama untuk staf',
  'fields.label': 'Ditampilkan sebagai',
  'fields.value': 'Kode',
  'fields.position': 'Urutan',
  'fields.enabled': 'Ditawarkan untuk dipilih',
  'fields.updatedAt': 'Terakhir diubah',
  sectionLocale: 'Tentang bahasa',
  nameHint: 'Dalam bahasa Inggris, untuk daftar seperti ini.',
  labelHint: 'Dalam bahasa itu sendiri, seperti di pemilih bahasa.',
  positionHint: 'Angka terkecil tampil pertama di pemilih bahasa.',
  enabledHint: 'Siapa pun yang sudah memakai bahasa ini tetap memakainya.',
} as const satisfies TextsOf<typeof en>;
