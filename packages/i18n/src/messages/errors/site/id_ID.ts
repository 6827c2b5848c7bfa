import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Kategori ini dipakai oleh {count, plural, other {# mata kuliah}}: {names}. Pindahkan dahulu ke kategori lain.',
} as const satisfies TextsOf<typeof en>;
