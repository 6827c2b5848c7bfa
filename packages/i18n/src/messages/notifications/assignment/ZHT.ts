import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAssignment as en } from './en.ts';

export const notificationsAssignment = {
  title: '作業',
  graded: '您的作業「{assignment}」已評分：{score, number, percent}。',
  complete: '您的作業「{assignment}」已標記為完成。',
  incomplete: '您的作業「{assignment}」已標記為未完成。',
  ungraded: '您的作業「{assignment}」的評分已撤銷，將重新評分。',
  reopened: '您可以在 {until} 之前繳交作業「{assignment}」。',
} as const satisfies TextsOf<typeof en>;
