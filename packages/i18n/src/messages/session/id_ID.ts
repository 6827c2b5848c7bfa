import type { TextsOf } from '../../message-types.ts';
import type { session as en } from './en.ts';

export const session = {
  tagline: 'Mata kuliah, ujian, dan nilai Anda di satu tempat',
  unreachable: 'Saat ini kampus tidak dapat dihubungi',
  logoutFailed: 'Anda masih masuk karena server tidak dapat dihubungi.',
  selectFailed: 'Kelompok Anda tidak dapat diubah.',
} as const satisfies TextsOf<typeof en>;
