import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAssignment as en } from './en.ts';

export const notificationsAssignment = {
  title: '作业',
  graded: '您的作业“{assignment}”已评分：{score, number, percent}。',
  complete: '您的作业“{assignment}”已标记为完成。',
  incomplete: '您的作业“{assignment}”已标记为未完成。',
  ungraded: '您的作业“{assignment}”的评分已撤销，将重新评分。',
  reopened: '您可以在 {until} 之前提交作业“{assignment}”。',
} as const satisfies TextsOf<typeof en>;
