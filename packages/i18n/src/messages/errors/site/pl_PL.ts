import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Ta kategoria jest używana przez {count, plural, one {# kurs} few {# kursy} many {# kursów} other {# kursu}}: {names}. Najpierw proszę przenieść je do innej kategorii.',
} as const satisfies TextsOf<typeof en>;
