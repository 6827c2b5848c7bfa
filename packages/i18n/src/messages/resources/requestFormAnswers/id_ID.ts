import type { TextsOf } from '../../../message-types.ts';
import type { requestFormAnswers as en } from './en.ts';

export const requestFormAnswers = {
  name: 'Permohonan',
  plural: 'Permohonan',
  'fields.q': 'Cari menurut nama',
  'fields.person': 'Dari',
  'fields.formId': 'Formulir',
  'fields.regionId': 'Wilayah',
  'fields.regions': 'Wilayah',
  'fields.status': 'Keadaan',
  'fields.reply': 'Jawaban',
  'fields.answeredByName': 'Dijawab oleh',
  'fields.answeredAt': 'Dijawab pada',
  'fields.createdAt': 'Dikirim pada',
  'fields.values': 'Isian',
  statusNew: 'Baru',
  statusInWork: 'Sedang diproses',
  statusDone: 'Selesai',
  statusRefused: 'Ditolak',
  notAnswered: 'Tidak diisi',
  yourAnswer: 'Jawab permohonan',
  replyHint: 'Orang tersebut membacanya dan diberi tahu. Penolakan memerlukan alasan.',
  answered: 'Jawaban untuk {name} telah disimpan.',
} as const satisfies TextsOf<typeof en>;
