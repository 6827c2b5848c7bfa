import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Deze categorie wordt gebruikt door {count, plural, one {# cursus} other {# cursussen}}: {names}. Verplaats deze eerst naar een andere categorie.',
} as const satisfies TextsOf<typeof en>;
