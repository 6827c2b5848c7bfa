import type { TextsOf } from '../../../message-types.ts';
import type { appeals as en } from './en.ts';

export const appeals = {
  name: 'Banding',
  plural: 'Banding',
  'fields.q': 'Cari menurut mahasiswa atau judul',
  'fields.status': 'Status',
  'fields.subjectKind': 'Tentang',
  'fields.person': 'Mahasiswa',
  'fields.group': 'Kelompok',
  'fields.title': 'Ujian, tugas, atau kursus',
  'fields.reason': 'Alasan',
  'fields.opinion': 'Pendapat penilai pertama',
  'fields.firstReaderName': 'Penilai pertama',
  'fields.answer': 'Jawaban',
  'fields.minutes': 'Waktu baru dalam menit',
  'fields.decidedByName': 'Diputuskan oleh',
  'fields.decidedAt': 'Diputuskan pada',
  'fields.createdAt': 'Diajukan pada',
  'fields.waiting': 'Menunggu keputusan',
  'fields.groupId': 'Kelompok',
  'fields.regionId': 'Wilayah',
  'fields.score': 'Nilai baru dalam persen',
} as const satisfies TextsOf<typeof en>;
