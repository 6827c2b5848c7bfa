import type { TextsOf } from '../../../message-types.ts';
import type { adminErase as en } from './en.ts';

export const adminErase = {
  title: 'Hapus data {name}?',
  body: 'Semua yang menunjukkan siapa {name} dihapus untuk selamanya. Tidak seorang pun dapat mengembalikannya.',
  exportFirst: 'Jika orang itu mungkin masih memerlukan datanya, unduh terlebih dahulu.',
  removed: 'Yang dihapus',
  kept: 'Yang tetap ada, dengan nomor sebagai pengganti nama',
  keptWhy:
    'Hasil dan entri log tetap ada agar laporan dan catatan tindakan tetap benar. Semua itu tidak lagi menunjukkan orangnya.',
  account: 'Nama, alamat email, kata sandi, dan profil',
  partRIGHTS: 'Peran dan tugas',
  partMEMBERSHIPS: 'Keanggotaan wilayah dan kelompok',
  partRESULTS: 'Hasil ujian',
  partPROGRESS: 'Kemajuan dan kunjungan',
  partNOTIFICATIONS: 'Notifikasi',
  partCONTACTS: 'Alamat dan nomor telepon',
  partWORK: 'Pekerjaan sebagai staf atau pengajar',
  partENTRY: 'Login, tautan, dan kunci akses',
  partLOG: 'Entri log',
  partMAILS: 'Email kepada orang ini',
  reason: 'Alasan',
  reasonHint: 'Sedikitnya 3 karakter. Disimpan selamanya: mohon jangan menyebut orangnya.',
  confirmation: 'Alamat email akun',
  confirmationHint: 'Ketik {email} untuk mengonfirmasi.',
  erase: 'Hapus selamanya',
  done: 'Data orang itu telah dihapus.',
} as const satisfies TextsOf<typeof en>;
