import type { TextsOf } from '../../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  name: 'Unggahan',
  plural: 'Unggahan',
  'fields.q': 'Cari',
  'fields.fileName': 'Berkas',
  'fields.title': 'Judul',
  'fields.status': 'Keadaan',
  'fields.itemType': 'Kegunaan',
  'fields.itemId': 'Tujuan',
  'fields.fileSize': 'Ukuran',
  'fields.createdAt': 'Dimulai',
  'fields.createdByName': 'Oleh',
  'fields.userId': 'Oleh',
  'fields.lastPartAt': 'Bagian terakhir',
  'fields.stuck': 'Macet',
  uploading: 'Dalam perjalanan',
  completed: 'Lengkap',
  aborted: 'Dihentikan',
  failed: 'Ditolak',
  recording: 'Rekaman pelajaran',
  audio: 'Suara pelajaran',
  subtitles: 'Takarir pelajaran',
  download: 'Unduhan pelajaran',
  courseImage: 'Gambar kursus',
  teacherPicture: 'Foto pengajar',
} as const satisfies TextsOf<typeof en>;
