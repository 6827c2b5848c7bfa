import type { TextsOf } from '../../../message-types.ts';
import type { terms as en } from './en.ts';

export const terms = {
  title: 'Ketentuan penggunaan',
  updated: 'Terakhir diubah pada {date}',
  intro:
    'Ketentuan ini berlaku bagi semua pengguna {organisation}: mahasiswa, alumni, pengajar, dan staf. Dengan menyetujuinya, Anda bersedia mematuhinya.',
  accountTitle: 'Akun Anda',
  accountBody:
    'Akun Anda hanya milik Anda. Rahasiakan kata sandi, berikan keterangan yang benar tentang diri Anda, dan perbarui bila berubah. Segera beri tahu kantor jika Anda menduga orang lain menggunakan akun Anda.',
  studyTitle: 'Studi dan ujian',
  studyBody:
    'Kerjakan tugas Anda sendiri. Jangan menyebarkan soal atau jawaban ujian, dan jangan membiarkan orang lain mengikuti ujian untuk Anda. Meninggalkan ujian sebelum selesai dihitung sebagai percobaan gagal. Peraturan kampus Anda tentang kehadiran, tenggat, dan nilai juga berlaku di sini.',
  contentTitle: 'Bahan kuliah',
  contentBody:
    'Pelajaran, video, dokumen, dan ujian adalah milik perguruan tinggi atau penyusunnya. Anda boleh menggunakannya untuk studi Anda sendiri. Anda tidak boleh menerbitkan, menjual, atau membagikannya tanpa izin tertulis.',
  conductTitle: 'Sikap terhadap sesama',
  conductBody:
    'Hormatilah orang lain. Jangan mengirim hinaan, iklan, atau berkas berbahaya, dan jangan mencoba membuka data yang bukan untuk Anda. Pesan kepada mantan mahasiswa tidak boleh digunakan untuk penggalangan dana atau iklan.',
  paymentsTitle: 'Biaya dan pembayaran',
  paymentsBody:
    'Biaya jatuh tempo sebagaimana tertera pada tagihan Anda. Jika Anda menyetujui rencana pembayaran, jumlahnya ditagih secara otomatis pada hari yang disepakati sampai tagihan lunas atau rencana berakhir.',
  availabilityTitle: 'Ketersediaan',
  availabilityBody:
    'Kami berupaya agar situs selalu berfungsi, tetapi tidak dapat menjanjikannya. Pemeliharaan dan gangguan dapat menghentikannya sementara. Jika gangguan membuat Anda tidak dapat memenuhi tenggat, bicarakan dengan pengajar Anda.',
  endingTitle: 'Akhir penggunaan',
  endingBody:
    'Akses Anda berakhir ketika Anda meninggalkan perguruan tinggi dan bukan alumninya. Kami dapat menutup akun yang melanggar ketentuan ini. Nilai dan sertifikat Anda tetap disimpan.',
  changesTitle: 'Perubahan ketentuan ini',
  changesBody:
    'Jika kami mengubah ketentuan ini secara berarti, kami meminta Anda menyetujuinya lagi sebelum melanjutkan penggunaan situs.',
  contactTitle: 'Pertanyaan',
  contactBody: 'Kantor kampus Anda menjawab setiap pertanyaan tentang ketentuan ini.',
} as const satisfies TextsOf<typeof en>;
