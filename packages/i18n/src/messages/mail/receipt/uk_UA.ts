import type { TextsOf } from '../../../message-types.ts';
import type { receipt as en } from './en.ts';

export const receipt = {
  subject: 'Отримано: {assignment}',
  body: 'Ми отримали вашу роботу за завданням «{assignment}» {submittedAt}.',
  files:
    '{count, plural, one {# файл: {names}} few {# файли: {names}} many {# файлів: {names}} other {# файлу: {names}}}',
  textOnly: 'Ви здали текст без файлів.',
  code: 'Квитанція: {code}',
  hash: 'Контрольна сума: {hash}',
  button: 'Відкрити завдання',
  keep: 'Збережіть цей лист: він підтверджує, що і коли ви здали.',
} as const satisfies TextsOf<typeof en>;
