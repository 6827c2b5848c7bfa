import type { TextsOf } from '../../../message-types.ts';
import type { errorsPeople as en } from './en.ts';

export const errorsPeople = {
  erased: '此人的数据已被清除，其账户不能再进行任何操作。',
  merged: '此账户已合并到另一个账户。请清除保留的账户，此账户会一并清除。',
  mergedStays: '此账户已合并到另一个账户，保持关闭。如需重新启用，请撤销合并。',
  eraseSelf: '您不能清除自己的数据。',
  lastSuperadmin: '不能清除最后一位超级管理员。',
  otherEmail: '这不是该账户的电子邮箱。',
  reasonNames: '原因会永久保存，因此不能写出此人的姓名或邮箱。',
  undoTooLate: '可撤销此次合并的三十天已过。',
  mergedOn: '保留的账户此后又与另一个账户合并。请先撤销那次合并。',
} as const satisfies TextsOf<typeof en>;
