import type { TextsOf } from '../../../message-types.ts';
import type { errorsTranslations as en } from './en.ts';

export const errorsTranslations = {
  unreadable: 'Этот текст не удаётся прочитать: проверьте фигурные скобки и апострофы.',
  values: 'Текст должен содержать ровно эти значения: {values}',
  plurals: 'В этом языке тексту нужны ещё и эти формы числа: {forms}',
  nothingToPublish: 'На этом языке нет ничего нового для публикации.',
} as const satisfies TextsOf<typeof en>;
