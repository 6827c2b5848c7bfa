import type { TextsOf } from '../../../message-types.ts';
import type { personExamConditions as en } from './en.ts';

export const personExamConditions = {
  title: '您的考试',
  intro: '以下适用于您的每次考试。',
  time: '时间：通常的 {share, number, percent}',
  breaks: '休息：{minutes, plural, other {增加 # 分钟}}',
  attempts: '次数：{count, plural, other {增加 # 次}}',
  noLeaveRule: '离开页面不计为不及格',
  grace: '您最多可离开 {duration}',
  largerType: '试题采用大字号',
  readAloud: '试题可以朗读',
  until: '至 {date}',
} as const satisfies TextsOf<typeof en>;
