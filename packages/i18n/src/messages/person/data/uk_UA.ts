import type { TextsOf } from '../../../message-types.ts';
import type { personData as en } from './en.ts';

export const personData = {
  title: 'Ваші дані',
  hint: 'Завантажте одним файлом усе, що про вас зберігається. Паролів у ньому немає.',
  download: 'Завантажити мої дані',
} as const satisfies TextsOf<typeof en>;
