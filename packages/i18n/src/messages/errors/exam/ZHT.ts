import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: '是非題必須恰好有兩個選項。',
  choiceCount: '請提供 {min, number} 到 {max, number} 個選項。',
  oneCorrect: '請只將一個選項標為正確答案。',
  questionNeeded: '考試至少需要一道題目才能發布。',
  notInGroup: '此人不在所選小組就讀。',
  notOffered: '該考試的課程未開放給所選小組。',
  attemptOpen: '該學生正在參加此考試。請在本次作答結束後再登錄成績。',
  inFuture: '此時間尚未到來。',
  sameScore: '成績已經是這個數值。',
  ownResult: '任何人都不能登錄或更正自己的成績。',
  notOpenYet: '此考試尚未開放。',
  closed: '此考試已關閉，不能再開始。',
  oneSource: '請選擇一道題目或一個題庫，或編寫一道新題目。',
  poolTooSmall: '題庫中的題目少於要抽取的數量。',
  windowOrder: '此時間必須晚於前一個時間。',
  notRestorable: '此次考試嘗試不能重新開啟。',
  otherAttemptOpen: '此考試的另一次嘗試正在進行。',
  marksStand: '此評分可以修改，但不能再撤銷：成績已被更正，或已開始另一次嘗試。',
  nobodySits: '目前沒有人參加此考試。',
  earnedBounds: '請給 0 到 {max, number} 分。',
  noPractice: '此考試不能練習。',
  numberAhead: '此答案的編號不可能由任何頁面給出。請重新載入頁面並再次作答。',
} as const satisfies TextsOf<typeof en>;
