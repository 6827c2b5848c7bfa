import type { TextsOf } from '../../../message-types.ts';
import type { workMarking as en } from './en.ts';

export const workMarking = {
  nothingYet: 'Belum ada yang dikumpulkan.',
  keys: 'Tombol J dan K, atau tombol panah, membuka kumpulan berikutnya dan sebelumnya.',
  walk: 'Dari kumpulan ke kumpulan',
  backToList: 'Kembali ke daftar',
  choose: 'Pilih sebuah kumpulan.',
  empty: 'Tidak ada teks maupun berkas yang dikumpulkan.',
  own: 'Ini pekerjaan Anda sendiri. Orang lain yang menilainya.',
  guidance: 'Yang perlu diperhatikan',
  grade: 'Penilaian',
  score: 'Persen (0 sampai 100)',
  scoreRange: 'Masukkan bilangan bulat dari 0 sampai 100.',
  completion: 'Kelengkapan',
  richFeedback:
    'Umpan balik ini memiliki format dan dibiarkan apa adanya. Dapat diubah di bagian administrasi.',
  comments: 'Tambahkan komentar tersimpan',
  keepComment: 'Simpan teks sebagai komentar',
  commentKept: 'Komentar telah disimpan.',
  removeComment: 'Hapus dari komentar tersimpan',
  commentRemoved: 'Komentar telah dihapus.',
  save: 'Simpan penilaian',
  saveNext: 'Simpan dan lanjut',
  saved: 'Penilaian disimpan. Mahasiswa diberi tahu.',
  undo: 'Tarik kembali penilaian',
  undone: 'Penilaian telah ditarik kembali.',
  dropFiles: 'Letakkan berkas untuk mahasiswa di sini.',
  student: 'Mahasiswa',
  reopen: 'Buka untuk satu mahasiswa',
  reopenText:
    'Mahasiswa dapat mengumpulkan sampai saat itu, apa pun tenggat dan nilainya, dan diberi tahu. Waktunya menurut jam kampus ({zone}).',
  reopenUntil: 'Dibuka sampai',
  reopened: 'Mahasiswa dapat mengumpulkan sampai saat itu dan sudah diberi tahu.',
  graded: 'sudah dinilai',
  nothingOfOne: 'belum mengumpulkan',
  openUntil: 'dibuka sampai {date}',
} as const satisfies TextsOf<typeof en>;
