import type { TextsOf } from '../../../message-types.ts';
import type { receipt as en } from './en.ts';

export const receipt = {
  subject: 'Получено: {assignment}',
  body: 'Мы получили вашу работу по заданию «{assignment}» {submittedAt}.',
  files:
    '{count, plural, one {# файл: {names}} few {# файла: {names}} many {# файлов: {names}} other {# файла: {names}}}',
  textOnly: 'Вы сдали текст без файлов.',
  code: 'Квитанция: {code}',
  hash: 'Контрольная сумма: {hash}',
  button: 'Открыть задание',
  keep: 'Сохраните это письмо: оно подтверждает, что и когда вы сдали.',
} as const satisfies TextsOf<typeof en>;
