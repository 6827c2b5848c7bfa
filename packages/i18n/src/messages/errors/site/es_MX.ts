import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Esta categoría la usan {count, plural, one {# curso} many {# de cursos} other {# cursos}}: {names}. Primero páselos a otra categoría.',
} as const satisfies TextsOf<typeof en>;
