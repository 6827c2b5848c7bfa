import type { TextsOf } from '../../../message-types.ts';
import type { trial as en } from './en.ts';

export const trial = {
  subject: 'Пробний лист',
  body: 'Якщо Ви це читаєте, листи коледжу з адреси {siteUrl} надходять.',
  button: 'Відкрити сайт',
  footnote: 'Цей лист запитали під час створення коледжу.',
} as const satisfies TextsOf<typeof en>;
