import type { TextsOf } from '../../../message-types.ts';
import type { errorsGroup as en } from './en.ts';

export const errorsGroup = {
  endsBeforeStart: '最后一天必须晚于第一天。',
  unknownMember: '其中有人不存在，或您无权访问。',
  memberTwice: '已在该小组担任此角色，或重复填写：{names}',
} as const satisfies TextsOf<typeof en>;
