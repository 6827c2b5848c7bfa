import type { TextsOf } from '../../../message-types.ts';
import type { learningResult as en } from './en.ts';

export const learningResult = {
  marking: 'Ujian Anda sedang dinilai',
  markingText:
    'Seseorang membaca jawaban tertulis Anda. Anda akan diberi tahu ketika hasilnya ada.',
  timeUpText: 'Waktu habis. Yang sudah Anda jawab telah diserahkan.',
  closedText:
    'Halaman ditutup dan tidak dibuka lagi tepat waktu, sehingga percobaan ini dihitung gagal.',
  lostText:
    'Koneksi terputus dan tidak kembali tepat waktu, sehingga percobaan ini dihitung gagal.',
  loggedOutText:
    'Anda keluar dari akun sebelum ujian dikumpulkan, sehingga percobaan ini dihitung gagal.',
  staffText: 'Pengajar Anda mengakhiri percobaan ini.',
  practiceText: 'Ini latihan. Nilainya tidak dihitung.',
  heldBackTitle: 'Latihan Anda selesai',
  heldBackText:
    'Ujian menanyakan hal yang sama. Apa yang benar ditampilkan setelah Anda lulus atau tidak memiliki percobaan lagi.',
  howScore: 'Bagaimana nilai ini diperoleh',
  evidence: 'Yang dicatat',
  eventStarted: 'Percobaan dimulai',
  eventCameBack: 'Halaman dibuka kembali',
  eventHidden: 'Berpindah ke jendela lain',
  eventLeft: 'Halaman ditinggalkan',
  eventClosed: 'Halaman ditutup',
  eventLost: 'Koneksi terputus',
  eventLoggedOut: 'Keluar dari akun',
  eventWarned: 'Diperingatkan sebelum keluar',
  eventExtended: 'Diberi waktu tambahan',
  eventMessage: 'Pesan dari pengajar',
  eventHandedIn: 'Diserahkan',
  eventTimeUp: 'Waktu habis',
  eventFailed: 'Dihitung gagal',
  eventRestored: 'Percobaan dipulihkan',
  eventEnded: 'Diakhiri oleh pengajar',
  eventServerAway: 'Server tidak tersedia; waktu itu tidak dihitung',
  eventClockCorrected: 'Jam server disesuaikan; sisa waktu tetap sama',
  partly: 'Benar sebagian',
  notGraded: 'Belum dinilai',
  comment: 'Komentar',
  notShown: 'Jawaban yang benar untuk ujian ini saat ini tidak ditampilkan.',
} as const satisfies TextsOf<typeof en>;
