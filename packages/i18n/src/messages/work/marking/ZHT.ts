import type { TextsOf } from '../../../message-types.ts';
import type { workMarking as en } from './en.ts';

export const workMarking = {
  nothingYet: '還沒有繳交任何作業。',
  keys: '按 J、K 鍵或方向鍵可切換到下一份或上一份作業。',
  walk: '逐份查看',
  backToList: '返回清單',
  choose: '請選擇一份作業。',
  empty: '未繳交本文或檔案。',
  own: '這是您自己的作業，由他人評分。',
  grade: '評分',
  score: '百分比（0–100）',
  scoreRange: '請輸入 0 到 100 的整數。',
  completion: '完成情況',
  richFeedback: '此評語帶有格式，將保持原樣；可在管理後台修改。',
  comments: '插入已儲存的評語',
  save: '儲存評分',
  saveNext: '儲存並繼續',
  saved: '評分已儲存，學生會收到通知。',
  undo: '撤回評分',
  undone: '評分已撤回。',
  dropFiles: '將要退回給學生的檔案拖放到此處。',
} as const satisfies TextsOf<typeof en>;
