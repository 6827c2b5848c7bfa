import type { TextsOf } from '../../../message-types.ts';
import type { authoringCourse as en } from './en.ts';

export const authoringCourse = {
  publish: 'Terbitkan',
  unpublish: 'Tarik kembali',
  publishTitle: 'Terbitkan “{name}”?',
  publishBody:
    'Mahasiswa dari kelompok yang ditawari melihat mata kuliah ini dan pelajarannya yang telah diterbitkan sejak hari dimulainya di kelompok tersebut.',
  unpublishTitle: 'Tarik kembali “{name}”?',
  unpublishBody:
    'Mahasiswa tidak melihat mata kuliah ini sampai diterbitkan lagi. Yang telah mereka kerjakan tetap tersimpan.',
  published: '“{name}” telah diterbitkan.',
  unpublished: '“{name}” telah ditarik kembali.',
  stale:
    'Sementara itu orang lain telah mengubahnya. Yang Anda lihat sekarang adalah yang tersimpan; silakan putuskan lagi.',
  preview: 'Lihat sebagai mahasiswa',
  changes: 'Perubahan sejak terbit',
  noChanges: 'Tidak ada perubahan sejak diterbitkan pada {date}.',
  neverPublished:
    'Mata kuliah ini belum pernah diterbitkan. Setelah terbit, perubahan sesudahnya tercantum di sini.',
  newOrGone: 'Ditambahkan atau dihapus',
  copy: 'Salin mata kuliah',
  copyBody:
    'Salinan mendapat teks dan gambar, semua pelajaran dengan rekaman, teks terjemahan, berkas, dan aturan, serta ujian. Semuanya belum diterbitkan. Yang telah dikerjakan mahasiswa tetap pada aslinya.',
  copyDo: 'Salin',
  copied: 'Salinan “{name}” telah dibuat. Belum ada yang diterbitkan.',
  copyOfName: '{name} (salinan)',
  offerings: 'Penawaran',
  offer: 'Tawarkan ke kelompok',
  offerChange: 'Ubah tanggal di {group}',
  offerSaved: 'Ditawarkan ke {group} dari {start} sampai {end}.',
  offerStopTitle: 'Berhenti menawarkan ke {group}?',
  offerStopBody:
    'Anggota kelompok tidak lagi melihat mata kuliah ini. Yang telah mereka kerjakan tetap tersimpan.',
  offerStopped: '{group}: mata kuliah tidak lagi ditawarkan.',
  offerConflict:
    'Sementara itu orang lain telah mengubah penawaran ini. Kini tersimpan: {start} sampai {end}. Isian Anda masih ada; simpan lagi untuk menggantikannya.',
  offerGone:
    'Sementara itu orang lain telah menghentikan penawaran ini. Isian Anda masih ada; simpan lagi untuk menawarkan kembali.',
  offerThere:
    'Mata kuliah ini sudah ditawarkan ke kelompok ini. Tersimpan: {start} sampai {end}. Simpan lagi untuk menggantinya dengan tanggal Anda.',
  upcoming: 'Dimulai nanti',
  running: 'Berlangsung',
  over: 'Selesai',
} as const satisfies TextsOf<typeof en>;
