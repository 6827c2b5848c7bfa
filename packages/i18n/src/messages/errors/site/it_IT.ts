import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Questa categoria è usata da {count, plural, one {# corso} many {# di corsi} other {# corsi}}: {names}. Li sposti prima in un’altra categoria.',
} as const satisfies TextsOf<typeof en>;
