import type { TextsOf } from '../../../message-types.ts';
import type { errorsAppeals as en } from './en.ts';

export const errorsAppeals = {
  windowOver:
    'Banding dapat diajukan selama {days} hari setelah hasil keluar. Waktu itu sudah lewat.',
  notPossible: 'Tidak ada yang dapat diajukan banding di sini.',
  waiting: 'Banding Anda sedang diperiksa.',
  decidedBefore: 'Banding tentang hasil ini sudah diputuskan. Keputusannya final.',
  over: 'Banding ini sudah selesai: telah diputuskan atau ditarik.',
  ownDecision: 'Tidak seorang pun memutuskan bandingnya sendiri.',
  anotherReader: 'Anda telah menilainya atau menjadi pembaca pertama. Orang lain yang memutuskan.',
} as const satisfies TextsOf<typeof en>;
