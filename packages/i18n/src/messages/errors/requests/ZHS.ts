import type { TextsOf } from '../../../message-types.ts';
import type { errorsRequests as en } from './en.ts';

export const errorsRequests = {
  fieldNeeded: '发布表单前，请至少添加一个问题。',
  choicesNeeded: '请输入至少两个不同的选项。',
  formInUse: '已有人填写过此表单，因此无法删除。请改为取消发布。',
  formChanged: '您填写期间，此表单已被更改。请检查所填内容，然后重新发送。',
  tooManyWaiting: '您还有太多申请在等待处理。请等待办公室受理。',
} as const satisfies TextsOf<typeof en>;
