import type { TextsOf } from '../../../message-types.ts';
import type { learningCheck as en } from './en.ts';

export const learningCheck = {
  rule: '{count, plural, other {录制内容会停下 # 次并提问：{times}。}}作答次数不限。全部答对后课节即完成。',
  marks: '题目位于 {times}',
  title: '第 {number, number} 题，共 {total, number} 题',
  several: '可能有多个正确答案。',
  yourAnswer: '您的答案',
  send: '提交答案',
  right: '回答正确。',
  wrong: '还不正确。请再试一次，或重听这一段。',
  goOn: '继续',
  again: '从 {time} 重新播放',
  notSent: '您的答案未送达，已保留在此处；请重新提交。',
} as const satisfies TextsOf<typeof en>;
