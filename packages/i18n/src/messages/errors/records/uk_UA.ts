import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: 'Відновлювати більше нічого: ці значення вже чинні.',
  sittingNow: 'Один із них зараз складає іспит. Будь ласка, зачекайте до його завершення.',
  typedWrong: 'Це не адреса електронної пошти цього облікового запису.',
  erasurePlanned: 'Видалення даних цього облікового запису вже заплановано.',
  erasureOver: 'Немає запланованого видалення, яке можна було б скасувати.',
} as const satisfies TextsOf<typeof en>;
