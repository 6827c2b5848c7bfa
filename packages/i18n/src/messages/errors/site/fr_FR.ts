import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Cette catégorie est utilisée par {count, plural, one {# cours} many {# de cours} other {# cours}} : {names}. Déplacez-les d’abord dans une autre catégorie.',
} as const satisfies TextsOf<typeof en>;
