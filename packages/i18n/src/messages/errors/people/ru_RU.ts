import type { TextsOf } from '../../../message-types.ts';
import type { errorsPeople as en } from './en.ts';

export const errorsPeople = {
  erased: 'Данные этого человека стёрты; с его учётной записью больше ничего нельзя сделать.',
  merged:
    'Эта учётная запись объединена с другой. Сотрите оставленную, и эта будет стёрта вместе с ней.',
  eraseSelf: 'Вы не можете стереть собственные данные.',
  lastSuperadmin: 'Нельзя стереть данные последнего главного администратора.',
  otherEmail: 'Это не адрес электронной почты учётной записи.',
  reasonNames: 'Причина хранится всегда, поэтому она не должна называть этого человека.',
} as const satisfies TextsOf<typeof en>;
