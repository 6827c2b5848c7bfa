import type { TextsOf } from '../../message-types.ts';
import type { session as en } from './en.ts';

export const session = {
  tagline: 'Mata kuliah, ujian, dan nilai Anda di satu tempat',
  unreachable: 'Saat ini kampus tidak dapat dihubungi',
  logoutFailed: 'Anda masih masuk karena server tidak dapat dihubungi.',
  selectFailed: 'Kelompok Anda tidak dapat diubah.',
  examWaits:
    'Ujian Anda “{title}” masih terbuka dan jawaban Anda tersimpan. Masuk dalam {time} untuk melanjutkan.',
  examOpen:
    'Ujian Anda “{title}” masih terbuka dan jawaban Anda tersimpan. Masuk untuk melanjutkan.',
} as const satisfies TextsOf<typeof en>;
