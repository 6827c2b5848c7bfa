import type { TextsOf } from '../../../message-types.ts';
import type { errorsGroup as en } from './en.ts';

export const errorsGroup = {
  endsBeforeStart: '最後一天必須晚於第一天。',
  unknownMember: '其中有人不存在，或您沒有存取權限。',
  memberTwice: '已在此小組擔任此角色，或重複填寫：{names}',
} as const satisfies TextsOf<typeof en>;
