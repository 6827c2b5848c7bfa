import type { TextsOf } from '../../../message-types.ts';
import type { lessons as en } from './en.ts';

export const lessons = {
  name: 'Pelajaran',
  plural: 'Pelajaran',
  'fields.q': 'Cari menurut judul',
  'fields.title': 'Judul',
  'fields.courseId': 'Mata kuliah',
  'fields.description': 'Keterangan',
  'fields.kind': 'Jenis',
  'fields.position': 'Urutan dalam mata kuliah',
  'fields.published': 'Diterbitkan',
  'fields.durationSeconds': 'Durasi',
  'fields.mediaUrl': 'Rekaman',
  'fields.subtitles': 'Teks terjemahan',
  'fields.downloads': 'Berkas unduhan',
  'fields.createdAt': 'Dibuat',
  'fields.updatedAt': 'Terakhir diubah',
  kindVideo: 'Video',
  kindAudio: 'Audio',
  noRecording: 'Belum ada rekaman yang diunggah.',
  publishedHint: 'Mahasiswa melihat pelajaran setelah pelajaran dan mata kuliahnya diterbitkan.',
} as const satisfies TextsOf<typeof en>;
