import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: 'Відновлювати більше нічого: ці значення вже чинні.',
  sittingNow: 'Один із них зараз складає іспит. Будь ласка, зачекайте до його завершення.',
} as const satisfies TextsOf<typeof en>;
