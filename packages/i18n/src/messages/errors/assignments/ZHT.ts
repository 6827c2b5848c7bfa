import type { TextsOf } from '../../../message-types.ts';
import type { errorsAssignments as en } from './en.ts';

export const errorsAssignments = {
  notYet: '此作業尚未開放。',
  closed: '截止時間已過，不能再繳交。',
  graded: '此作業已評分，不能再更改。',
  handedIn: '此作業已繳交。如需更改，請先收回。',
  nothing: '請先填寫內容或加入檔案，再繳交。',
  lateReason: '請說明遲交的原因。',
  filesOnly: '此作業只接受檔案，不接受文字。',
  textOnly: '此作業只接受文字，不接受檔案。',
  tooManyFiles: '最多可加入 {max, plural, other {# 個檔案}}。',
  ownWork: '任何人都不能為自己的作業評分。',
  score: '請給出 0 到 100 的分數。',
  completion: '請選擇「完成」或「未完成」。',
  kindStays: '已有學生繳交作業，因此類型不能更改。',
  untilPassed: '請選擇一個尚未到來的時間。',
  dueBeforeOpening: '截止時間必須晚於開放時間。',
  tooManyComments: '最多可儲存 {max, number} 則評語。請刪除不再需要的評語。',
} as const satisfies TextsOf<typeof en>;
