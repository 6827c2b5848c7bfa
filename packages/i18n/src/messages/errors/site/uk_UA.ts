import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Цю категорію використовують: {count, plural, one {# курс} few {# курси} many {# курсів} other {# курсу}} ({names}). Спершу перенесіть їх до іншої категорії.',
} as const satisfies TextsOf<typeof en>;
