import type { TextsOf } from '../../../message-types.ts';
import type { accommodations as en } from './en.ts';

export const accommodations = {
  name: 'Penyesuaian ujian',
  plural: 'Penyesuaian ujian',
  'fields.q': 'Cari menurut nama',
  'fields.userId': 'Mahasiswa',
  'fields.person': 'Mahasiswa',
  'fields.regions': 'Wilayah',
  'fields.regionId': 'Wilayah',
  'fields.active': 'Berlaku hari ini',
  'fields.timeFactorPercent': 'Waktu dalam persen',
  'fields.extraAttempts': 'Percobaan tambahan',
  'fields.noLeaveRule': 'Meninggalkan halaman tidak berarti gagal',
  'fields.graceSeconds': 'Tenggang dalam detik',
  'fields.breakMinutes': 'Jeda dalam menit',
  'fields.largerType': 'Huruf lebih besar',
  'fields.readAloud': 'Pertanyaan dibacakan',
  'fields.validUntil': 'Berlaku hingga',
  'fields.reason': 'Alasan',
  'fields.createdAt': 'Dibuat pada',
  'fields.updatedAt': 'Diubah pada',
  timeHint: '100 adalah waktu semua orang, 300 tiga kali lipat.',
  graceHint: 'Berapa lama boleh pergi. Kosong: sesuai ujian; hingga 900.',
  breakHint: 'Ditambahkan ke batas waktu.',
  validHint: 'Hari terakhir. Kosong: seterusnya.',
  reasonHint:
    'Hanya admin wilayah mahasiswa dan admin kampus yang membacanya. Tidak muncul dalam daftar, log, atau ekspor, dan tidak diberitahukan kepada mahasiswa.',
  stateActive: 'Berlaku',
  stateOver: 'Berakhir',
  sectionConditions: 'Dalam ujian',
} as const satisfies TextsOf<typeof en>;
