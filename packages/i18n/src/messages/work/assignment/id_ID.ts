import type { TextsOf } from '../../../message-types.ts';
import type { workAssignment as en } from './en.ts';

export const workAssignment = {
  task: 'Tugas Anda',
  taskFiles: 'Berkas untuk tugas ini',
  graded: 'Cara penilaian',
  perCent: '0 sampai 100 persen',
  completion: 'lengkap atau tidak lengkap',
  deadline: 'Batas waktu',
  submissions: 'Pengumpulan',
  areOpen: 'Dibuka',
  areClosed: 'Ditutup',
  open: 'Anda dapat mengumpulkan pekerjaan Anda kapan saja.',
  openUntil: 'Anda dapat mengumpulkan pekerjaan Anda sampai {date}.',
  reopened: 'Pengumpulan dibuka kembali untuk Anda sampai {date}.',
  notYet: 'Pengumpulan dibuka pada {date}.',
  closed:
    'Batas waktunya {date}. Tidak ada lagi yang dapat dikumpulkan; silakan hubungi pengajar Anda.',
  notRequired:
    'Tenggat {date}, sebelum Anda bergabung dengan kelompok: tidak diwajibkan dan tidak dihitung.',
  closedGraded: 'Pekerjaan Anda sudah dinilai, jadi tidak ada lagi yang dapat dikumpulkan.',
  handedIn: 'Anda telah mengumpulkan pekerjaan Anda. Sedang menunggu penilaian.',
  handedInOpen:
    'Anda telah mengumpulkan pekerjaan Anda. Sampai {date} Anda dapat menariknya kembali dan mengubahnya.',
  yourWork: 'Pekerjaan Anda',
  takenBack: 'Anda telah menarik kembali pekerjaan Anda. Kumpulkan lagi agar dihitung.',
  text: 'Teks Anda',
  files: 'Berkas pekerjaan Anda',
  dropFiles: 'Letakkan berkas pekerjaan Anda di sini.',
  fileLimit: '{count, number} dari paling banyak {limit, number}',
  removeFile: 'Hapus {name}',
  lateReason: 'Mengapa pekerjaan Anda terlambat?',
  lateReasonHint: 'Ini akan dibaca oleh penilai pekerjaan Anda.',
  submit: 'Kumpulkan pekerjaan',
  nothingYet: 'Tulislah teks atau tambahkan berkas terlebih dahulu.',
  draftSaved: 'Draf tersimpan',
  keptHere: 'Teks Anda disimpan di perangkat ini dan akan dikirim begitu koneksi kembali.',
  asideTitle: 'Teks Anda tidak dapat disimpan',
  asideText:
    'Teks ini tidak dapat disimpan lagi: tenggat sudah lewat, tugas sudah dikumpulkan atau dinilai, atau teks yang lebih baru disimpan di tempat lain. Teks tetap ada di perangkat ini sampai Anda membuangnya.',
  asideCopy: 'Salin teks',
  asideCopied: 'Tersalin',
  asideDiscard: 'Buang teks',
  asideDiscardText: 'Teks dihapus dari perangkat ini. Tindakan ini tidak dapat dibatalkan.',
  elsewhere:
    'Jendela lain telah menyimpan draf yang lebih baru. Tulisan di sini tidak tersimpan: salin yang Anda perlukan, lalu muat ulang halaman.',
  submitTitle: 'Kumpulkan pekerjaan Anda?',
  submitFiles:
    '{count, plural, =0 {Teks Anda akan dikumpulkan.} other {Teks Anda dan # berkas akan dikumpulkan.}}',
  submitText:
    'Sampai batas waktu Anda dapat menariknya kembali; setelah itu tidak ada yang dapat diubah.',
  receipt: 'Tanda terima',
  handedInAt: 'Dikumpulkan',
  code: 'Kode tanda terima',
  hash: 'Jumlah pemeriksa',
  mailed: 'Salinan tanda terima ini telah dikirim ke surel Anda.',
  times: '{count, plural, other {Anda telah mengumpulkan # kali.}}',
  withdraw: 'Tarik kembali',
  withdrawTitle: 'Tarik kembali pekerjaan Anda?',
  withdrawText:
    'Pekerjaan itu menjadi draf lagi dan baru dihitung setelah dikumpulkan ulang sebelum batas waktu.',
  withdrawGraded:
    'Pekerjaan itu menjadi draf lagi dan nilainya hilang sampai dikumpulkan dan dinilai ulang.',
  feedback: 'Umpan balik',
  feedbackFiles: 'Berkas yang dikembalikan',
  gradedBy: 'Dinilai oleh {name} pada {date}',
  notInPerson:
    'Anda sedang melihat akun orang ini. Hanya yang bersangkutan yang dapat melakukannya.',
} as const satisfies TextsOf<typeof en>;
