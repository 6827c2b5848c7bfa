import type { TextsOf } from '../../../message-types.ts';
import type { learningCheck as en } from './en.ts';

export const learningCheck = {
  rule: '{count, plural, other {錄影會停下 # 次並提問：{times}。}}作答次數不限。全部答對後課節即完成。',
  marks: '題目位於 {times}',
  title: '第 {number, number} 題，共 {total, number} 題',
  several: '可能有多個正確答案。',
  yourAnswer: '您的答案',
  send: '提交答案',
  right: '回答正確。',
  wrong: '還不正確。請再試一次，或重聽這一段。',
  goOn: '繼續',
  again: '從 {time} 重新播放',
  notSent: '您的答案未送達，已保留在此處；請重新提交。',
} as const satisfies TextsOf<typeof en>;
