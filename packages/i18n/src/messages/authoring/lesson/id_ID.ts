import type { TextsOf } from '../../../message-types.ts';
import type { authoringLesson as en } from './en.ts';

export const authoringLesson = {
  orderHint: 'Seret pelajaran ke tempatnya, atau pindahkan dengan tombol dan tombol panah.',
  moveUp: 'Naikkan “{title}”',
  moveDown: 'Turunkan “{title}”',
  moved: '“{title}” kini nomor {position, number} dari {total, number}.',
  moveConflict:
    '“{title}” tidak dipindahkan: sementara itu orang lain telah mengubahnya. Yang Anda lihat sekarang adalah yang tersimpan.',
  selected: '{count, plural, other {# pelajaran dipilih}}',
  selectAll: 'Pilih semua pelajaran',
  outcomes: 'Hasil untuk setiap pelajaran',
  outcomePublished: 'diterbitkan',
  outcomeUnpublished: 'ditarik kembali',
  outcomeUnchanged: 'sudah demikian',
  sectionRules: 'Pembukaan dan aturan',
  releaseHint: 'Dihitung sejak hari mata kuliah dimulai di kelompok. Kosong: langsung.',
  releaseDates: 'Dibuka di kelompok ini',
  atOnce: 'Langsung',
  noSkippingHint: 'Pada kali pertama, tidak ada yang dapat melewati bagian yang sudah dilihat.',
  minimumHint: 'Ujian mata kuliah dibuka setelah bagian ini dilihat. Kosong: tanpa syarat.',
  media: 'Rekaman dan teks terjemahan',
  missing: 'Belum ada',
  withRecording:
    '{done, number} dari {total, number} bahasa memiliki rekaman, {subtitled, number} memiliki teks terjemahan.',
  missingIn: 'Tanpa rekaman: {languages}.',
  otherLanguages: 'Tambahkan dalam bahasa lain',
  ofTheCourse: 'bahasa mata kuliah',
  upload: 'Unggah',
  replace: 'Ganti',
  removeRecording: 'Hapus rekaman: {language}?',
  removeSubtitles: 'Hapus teks terjemahan: {language}?',
  removeFile: 'Hapus “{title}”?',
  removedFile: 'Berkas telah dihapus.',
  addDownloads: 'Berkas yang dapat diunduh mahasiswa',
  rename: 'Ganti nama “{title}”',
} as const satisfies TextsOf<typeof en>;
