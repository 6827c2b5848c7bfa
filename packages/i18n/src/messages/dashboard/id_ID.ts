import type { TextsOf } from '../../message-types.ts';
import type { dashboard as en } from './en.ts';

export const dashboard = {
  goodMorning: 'Selamat pagi, {name}',
  goodAfternoon: 'Selamat siang, {name}',
  goodEvening: 'Selamat malam, {name}',
  archivedGroup: '{name} (diarsipkan)',
  continueTitle: 'Lanjutkan dari bagian terakhir',
  startTitle: 'Mulailah dengan pelajaran pertama Anda',
  coursesTitle: 'Mata kuliah saya',
  allCourses: 'Semua mata kuliah',
  resultsTitle: 'Hasil ujian terbaru',
  noResults: 'Hasil Anda akan muncul di sini setelah ujian pertama.',
  pendingTitle: 'Ujian yang akan diikuti',
  noPendingExams: 'Anda tidak memiliki ujian yang akan diikuti',
  notificationsTitle: 'Pemberitahuan belum dibaca',
  allNotifications: 'Semua pemberitahuan',
  noNotifications: 'Semua pemberitahuan sudah Anda baca.',
  noGroups: 'Kelompok tidak ditemukan',
  noGroupsText:
    'Anda belum tergabung dalam kelompok mana pun. Kantor kampus Anda akan memasukkan Anda.',
  noGroupsStaffText:
    'Anda tidak tergabung dalam kelompok mana pun. Masukkan diri Anda ke kelompok di bagian administrasi untuk melihat mata kuliahnya di sini.',
  alumniTitle: 'Untuk para alumni',
  alumniText: 'Perpustakaan mata kuliah, berita, dan daftar pelayanan ada di portal alumni.',
  openAlumni: 'Buka portal alumni',
  dueNextTitle: 'Tenggat berikutnya',
  pendingAssignmentsTitle: 'Tugas yang akan dikumpulkan',
  noPendingAssignments: 'Anda tidak memiliki tugas yang akan dikumpulkan',
  due: 'Batas waktu:',
  atCampus: '({time} di kampus Anda)',
  timeLeft: 'Sisa waktu: {time}',
} as const satisfies TextsOf<typeof en>;
