import type { TextsOf } from '../../../message-types.ts';
import type { errorsAppeals as en } from './en.ts';

export const errorsAppeals = {
  windowOver: '成绩公布后 {days} 天内可以申诉。该期限已过。',
  notPossible: '此处没有可申诉的内容。',
  waiting: '您的申诉正在审阅中。',
  decidedBefore: '关于此成绩的申诉已有决定，该决定为最终决定。',
  over: '此申诉已结束：已作出决定或已撤回。',
  ownDecision: '任何人不得裁定自己的申诉。',
  anotherReader: '您曾评分或为第一审阅人。须由他人决定。',
} as const satisfies TextsOf<typeof en>;
