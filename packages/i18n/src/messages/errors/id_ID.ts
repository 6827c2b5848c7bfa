import type { TextsOf } from '../../message-types.ts';
import type { errors as en } from './en.ts';

export const errors = {
  unauthenticated: 'Silakan masuk untuk melanjutkan.',
  forbidden: 'Anda tidak memiliki akses ke sini.',
  notFound: 'Data ini tidak ada, atau Anda tidak memiliki akses ke data ini.',
  conflict:
    'Orang lain mengubah data ini saat Anda mengerjakannya. Muat ulang data ini, lalu lakukan perubahan Anda sekali lagi.',
  invalidValue: 'Nilai ini tidak valid.',
  invalid: 'Beberapa nilai tidak valid. Periksa bidang yang ditandai.',
  limit: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
  internal: 'Terjadi kesalahan di pihak kami. Jika terulang, beri tahu kami nomor ini: {id}',
  network: 'Server tidak dapat dijangkau. Periksa koneksi Anda.',
  badStatus: 'Tanggapan tidak berhasil: kode status {code} diterima',
  loginFailed: 'Alamat email atau kata sandi salah.',
  offlineApp: 'Gunakan aplikasi luring untuk masuk',
  tokenInvalid: 'Tautan ini tidak berlaku lagi. Silakan minta yang baru.',
  accountExists: 'Anda sudah memiliki akun',
  tooManyTries:
    'Terlalu banyak percobaan. Silakan coba lagi dalam {minutes, plural, other {# menit}}.',
  wrongPassword: 'Ini bukan kata sandi Anda saat ini.',
  groupClosed: 'Kelompok ini sedang tidak menerima mahasiswa baru.',
  fieldRequired: 'Bidang ini wajib diisi.',
  tooShort: '{min, plural, other {Masukkan sedikitnya # karakter.}}',
  tooLong: '{max, plural, other {Masukkan paling banyak # karakter.}}',
  tooSmall: 'Masukkan {min, number} atau lebih.',
  tooLarge: 'Masukkan {max, number} atau kurang.',
  tooFewEntries: '{min, plural, other {Diperlukan sedikitnya # entri.}}',
  tooManyEntries: '{max, plural, other {Paling banyak # entri diperbolehkan.}}',
  tooMuchSent:
    'Yang Anda kirim terlalu besar (paling besar {size, number} MB). Kirimlah lebih sedikit sekaligus.',
  invalidEmail: 'Masukkan alamat email yang valid.',
  invalidNumber: 'Masukkan angka.',
  invalidDate: 'Masukkan tanggal yang valid.',
  mustBeUnique: 'Nilai ini sudah dipakai. Nilai harus unik.',
  inUse: 'Data ini sedang dipakai sehingga tidak dapat dihapus.',
  examNoAttemptsLeft:
    'Anda tidak dapat mengikuti ujian ini karena telah melebihi jumlah percobaan yang diizinkan',
  examSeeInstructor: 'Silakan menemui pengajar Anda untuk membahas pilihan selanjutnya',
  examLeaveWarning:
    'Peringatan: Anda akan GAGAL dalam percobaan ini jika meninggalkan halaman ini. Yakin ingin keluar?',
  examOfflineOnly: 'Hanya kelompok aplikasi luring yang dapat mengikuti ujian di aplikasi',
  examAttemptOver: 'Percobaan ini telah berakhir. Jawabannya tidak dapat diubah lagi.',
  examNotOpen: 'Ujian ini sedang tidak dibuka untuk Anda.',
} as const satisfies TextsOf<typeof en>;
