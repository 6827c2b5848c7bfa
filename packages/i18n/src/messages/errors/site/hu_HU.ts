import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Ezt a kategóriát {count, plural, one {# kurzus} other {# kurzus}} használja: {names}. Előbb sorolja át ezeket egy másik kategóriába.',
} as const satisfies TextsOf<typeof en>;
