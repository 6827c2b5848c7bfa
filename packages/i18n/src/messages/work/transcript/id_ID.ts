import type { TextsOf } from '../../../message-types.ts';
import type { workTranscript as en } from './en.ts';

export const workTranscript = {
  of: 'Transkrip nilai {name}',
  none: 'Transkrip nilai Anda masih kosong.',
  noTerm: '{year}, di luar semester',
  points: 'Bobot nilai',
  termMean: 'Rata-rata semester',
  overall: 'Rata-rata semua mata kuliah yang selesai: {score}, bobot nilai {points}',
  underWay: 'sedang berjalan',
  scale: 'Skala (mulai dari skor, dan bobot nilai):',
  unofficial:
    'Dicetak dari portal mahasiswa. Hanya salinan resmi berkode yang dapat diperiksa pihak lain.',
  copies: 'Salinan yang diterbitkan',
  copiesHint:
    'Salinan berupa berkas PDF. Penerimanya dapat memeriksa keasliannya di situs kami dengan kodenya.',
  noCopies: 'Belum ada salinan yang diterbitkan.',
  issue: 'Terbitkan salinan',
  issueText: 'Salinan menampilkan transkrip Anda saat ini dan mendapat kode tersendiri.',
  wasIssued: 'Salinan {code} telah diterbitkan.',
  issuedOn: 'Diterbitkan {date}',
  revoked: 'Dicabut {date}',
} as const satisfies TextsOf<typeof en>;
