import type { TextsOf } from '../../../message-types.ts';
import type { errorsIdentity as en } from './en.ts';

export const errorsIdentity = {
  invalidState: '錯誤：狀態參數無效',
  noCode: '錯誤：未收到授權碼',
  notOffered: '此處不提供這項功能。',
  providerRefused: '對方服務未接受此要求。請重新開始。',
  providerUnreachable: '無法連線到對方服務。請稍後再試。',
  workAccountUnknown: '這個工作帳戶已驗證的電子郵件在這裡沒有對應的帳戶。',
  secondFactorNeeded: '請輸入您的驗證器應用程式中的驗證碼。',
  secondFactorRequired: '學院要求您先設定驗證器應用程式。',
  wrongCode: '驗證碼不正確，或已經用過。',
  flowOver: '等候時間過長。請重新登入。',
  factorOn: '驗證器應用程式已經設定。',
  factorOff: '此人沒有驗證器應用程式。',
  passkeyRefused: '這個通行金鑰未被接受。請再試一次。',
  manyPasskeys: '通行金鑰數量已達上限。請先移除一個。',
  inPerson: '您正在檢視此人的帳戶。只有本人才能執行此操作。',
  personName:
    '請輸入姓名：最多 60 個字，可含空格、撇號、連字號以及縮寫後的句點，不能包含數字、網址或電子郵件地址。',
  tooManyMails: '寄出的郵件過多。請在 {minutes, plural, other {# 分鐘}}後再試。',
  lookingOnly: '您只是在檢視此人的帳戶。如需代其變更內容，請先說明原因。',
  commonPassword: '這是最常見的密碼之一，猜測者會最先嘗試。請另選一個。',
  tooManyLive: '同時開啟的本網站頁面過多。請關閉其中一些。',
} as const satisfies TextsOf<typeof en>;
