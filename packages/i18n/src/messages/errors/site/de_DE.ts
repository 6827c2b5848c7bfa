import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Diese Kategorie wird von {count, plural, one {# Kurs} other {# Kursen}} verwendet: {names}. Bitte ordnen Sie diese zuerst einer anderen Kategorie zu.',
} as const satisfies TextsOf<typeof en>;
