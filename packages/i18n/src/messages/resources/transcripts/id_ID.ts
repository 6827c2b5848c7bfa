import type { TextsOf } from '../../../message-types.ts';
import type { transcripts as en } from './en.ts';

export const transcripts = {
  name: 'Transkrip yang diterbitkan',
  plural: 'Transkrip yang diterbitkan',
  'fields.q': 'Cari menurut mahasiswa atau kode',
  'fields.studentId': 'Mahasiswa',
  'fields.student': 'Mahasiswa',
  'fields.regionId': 'Wilayah',
  'fields.locale': 'Bahasa',
  'fields.code': 'Kode',
  'fields.state': 'Keadaan',
  'fields.revoked': 'Dicabut',
  'fields.issuedAt': 'Diterbitkan pada',
  'fields.issuedFrom': 'Diterbitkan sejak',
  'fields.issuedTo': 'Diterbitkan hingga',
  'fields.issuedByName': 'Diterbitkan oleh',
  'fields.revokedAt': 'Dicabut pada',
  'fields.revokedByName': 'Dicabut oleh',
  'fields.revokeReason': 'Alasan',
  'fields.reason': 'Alasan',
  stateValid: 'Berlaku',
  issue: 'Terbitkan transkrip',
  issueHint:
    'Transkrip memuat nilai saat ini dan tidak pernah berubah. Siapa pun yang memiliki kodenya dapat memeriksanya.',
  issued: 'Transkrip {name} telah diterbitkan.',
  download: 'Unduh sebagai PDF',
  verifyPage: 'Halaman pemeriksaan',
  revoke: 'Cabut',
  revokeTitle: 'Cabut transkrip ini?',
  revokeBody:
    'Siapa pun yang memeriksa kodenya diberi tahu bahwa transkrip ini tidak berlaku lagi. Ini tidak dapat dibatalkan.',
  revoked: 'Transkrip telah dicabut.',
} as const satisfies TextsOf<typeof en>;
