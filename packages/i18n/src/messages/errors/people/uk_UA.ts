import type { TextsOf } from '../../../message-types.ts';
import type { errorsPeople as en } from './en.ts';

export const errorsPeople = {
  erased: 'Дані цієї людини стерто; з її обліковим записом більше нічого не можна зробити.',
  merged:
    'Цей обліковий запис об’єднано з іншим. Зітріть збережений, і цей буде стерто разом із ним.',
  eraseSelf: 'Ви не можете стерти власні дані.',
  lastSuperadmin: 'Не можна стерти дані останнього головного адміністратора.',
  otherEmail: 'Це не адреса електронної пошти облікового запису.',
  reasonNames: 'Причина зберігається завжди, тому вона не повинна називати цю людину.',
} as const satisfies TextsOf<typeof en>;
