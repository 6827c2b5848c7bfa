import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: '没有可以恢复的内容：这些值已经生效。',
  sittingNow: '其中一人正在考试。请等待考试结束。',
  typedWrong: '这不是该账户的电子邮件地址。',
  erasurePlanned: '该账户的数据清除已在计划中。',
  erasureOver: '没有可以撤回的清除计划。',
} as const satisfies TextsOf<typeof en>;
