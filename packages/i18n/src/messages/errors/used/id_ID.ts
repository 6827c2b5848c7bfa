import type { TextsOf } from '../../../message-types.ts';
import type { errorsUsed as en } from './en.ts';

export const errorsUsed = {
  schema:
    'Aturan ini tidak dapat dihapus: {count, plural, other {# grup}} dinilai dengannya: {names}',
  region: 'Wilayah ini tidak dapat dihapus, tetapi dapat ditutup. Masih memiliki: {uses}',
  people: '{count, plural, other {# orang}}',
  groups: '{count, plural, other {# grup}}',
  results: '{count, plural, other {# hasil ujian}}',
  teacher:
    'Pengajar ini tidak dapat dihapus karena mengajar {count, plural, other {# mata kuliah}}: {names}',
  notOfRegion: 'Salah satu dari orang-orang ini bukan bagian dari wilayah ini.',
  reservedZone: 'Zona ini dicadangkan untuk sistem.',
} as const satisfies TextsOf<typeof en>;
