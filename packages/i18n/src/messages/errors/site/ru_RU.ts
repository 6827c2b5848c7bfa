import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Эта категория используется: {count, plural, one {# курс} few {# курса} many {# курсов} other {# курса}} ({names}). Сначала перенесите их в другую категорию.',
} as const satisfies TextsOf<typeof en>;
