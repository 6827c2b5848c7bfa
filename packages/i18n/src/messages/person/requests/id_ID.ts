import type { TextsOf } from '../../../message-types.ts';
import type { personRequests as en } from './en.ts';

export const personRequests = {
  title: 'Permohonan',
  intro: 'Di sini Anda dapat mengajukan permohonan kepada kantor kampus.',
  mine: 'Permohonan Anda',
  sent: 'Permohonan Anda “{form}” telah dikirim.',
  sentOn: 'Dikirim pada {date}',
  reply: 'Jawaban kantor',
  filledIn: 'Isian Anda',
  statusNew: 'Baru',
  statusInWork: 'Sedang diproses',
  statusDone: 'Selesai',
  statusRefused: 'Ditolak',
  notAnswered: 'Tidak diisi',
} as const satisfies TextsOf<typeof en>;
