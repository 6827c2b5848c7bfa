import type { TextsOf } from '../../../message-types.ts';
import type { privacy as en } from './en.ts';

export const privacy = {
  title: 'Privasi',
  updated: 'Terakhir diubah pada {date}',
  intro:
    'Pemberitahuan ini menjelaskan informasi apa tentang Anda yang disimpan oleh {organisation}, untuk apa informasi itu digunakan, dan apa hak Anda.',
  collectTitle: 'Apa yang kami simpan',
  collectBody:
    'Nama dan kontak Anda, kampus dan kelompok Anda, mata kuliah, hasil ujian, tugas dan kehadiran Anda, tagihan dan pembayaran Anda, serta catatan tindakan penting di akun Anda. Nomor kartu hanya disimpan oleh penyedia pembayaran.',
  useTitle: 'Untuk apa kami menggunakannya',
  useBody:
    'Kami menggunakan informasi ini untuk mengajar Anda, menilai pekerjaan Anda, menerbitkan sertifikat, mengirim pesan tentang studi Anda, mengurus biaya, dan menjaga keamanan situs. Kami tidak menjualnya dan tidak menggunakannya untuk iklan.',
  accessTitle: 'Siapa yang dapat melihatnya',
  accessBody:
    'Anda melihat informasi Anda sendiri. Pengajar dan staf melihat yang diperlukan untuk tugas mereka di kampus Anda. Mahasiswa lain melihat nama Anda hanya di tempat Anda belajar bersama. Penyedia layanan yang menjalankan situs, mengirim surat, atau menangani pembayaran hanya boleh menggunakan informasi untuk tugas itu.',
  abroadTitle: 'Beberapa negara',
  abroadBody:
    'Perguruan tinggi ini memiliki kampus di beberapa negara. Informasi Anda dapat diproses di negara selain negara Anda, dengan perlindungan yang dijelaskan di sini.',
  keepTitle: 'Berapa lama kami menyimpannya',
  keepBody:
    'Nilai dan sertifikat disimpan secara permanen agar kelak Anda dapat membuktikan pendidikan Anda. Catatan akuntansi disimpan selama diwajibkan oleh hukum. Selebihnya dihapus jika tidak diperlukan lagi.',
  cookiesTitle: 'Kuki dan penyimpanan di perangkat Anda',
  cookiesBody:
    'Kami menggunakan satu kuki yang membuat Anda tetap masuk dan satu kuki yang mengingat bahasa Anda. Peramban Anda juga menyimpan pengaturan dan halaman yang baru dibuka agar situs cepat. Tidak ada kuki iklan.',
  rightsTitle: 'Hak Anda',
  rightsBody:
    'Anda dapat menanyakan apa yang disimpan tentang Anda, meminta kesalahan diperbaiki, menerima salinan, dan meminta penghapusan informasi yang tidak wajib kami simpan. Anda juga dapat mengadu ke otoritas perlindungan data di negara Anda.',
  contactTitle: 'Kontak',
  contactBody: 'Untuk hal apa pun mengenai informasi Anda, tulislah kepada kantor kampus Anda.',
} as const satisfies TextsOf<typeof en>;
