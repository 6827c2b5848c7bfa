import type { TextsOf } from '../../../message-types.ts';
import type { terms as en } from './en.ts';

export const terms = {
  title: '使用條款',
  updated: '最後更新：{date}',
  intro:
    '本條款適用於所有使用 {organisation} 的人：學生、校友、教師和職員。接受本條款即表示您同意遵守。',
  accountTitle: '您的帳號',
  accountBody:
    '您的帳號僅供您本人使用。請對密碼保密，提供正確的個人資料並隨時更新。如果您認為有他人在使用您的帳號，請立即告知辦公室。',
  studyTitle: '學習與考試',
  studyBody:
    '請獨立完成作業。不得傳播考題或答案，也不得讓他人代考。考試結束前離開，本次考試計為不及格。您校區關於出席、期限和成績的規定在此同樣適用。',
  contentTitle: '課程資料',
  contentBody:
    '課堂、影片、文件和考試歸學院或其作者所有。您可以將其用於個人學習。未經書面許可，不得發布、出售或分享。',
  conductTitle: '相處之道',
  conductBody:
    '請尊重他人。不得傳送侮辱性內容、廣告或有害檔案，也不得試圖取得不屬於您的資料。寄給往屆學生的訊息不得用於募款或廣告。',
  paymentsTitle: '費用與付款',
  paymentsBody:
    '費用應依帳單所列期限支付。如果您同意付款計畫，款項將在約定日期自動扣款，直到帳單付清或計畫終止。',
  availabilityTitle: '可用性',
  availabilityBody:
    '我們盡力確保網站隨時可用，但無法作出保證。維護和故障可能造成中斷。如果因故障而無法如期完成，請與您的教師聯絡。',
  endingTitle: '終止使用',
  endingBody:
    '當您離開學院且不屬於校友時，您的存取權限即告終止。對違反本條款的帳號，我們可以予以關閉。即使如此，您的成績和證書仍會保留。',
  changesTitle: '條款變更',
  changesBody: '如果我們對本條款作出重大變更，會請您再次接受，之後您才能繼續使用網站。',
  contactTitle: '疑問',
  contactBody: '有關本條款的任何疑問，您校區的辦公室都會為您解答。',
} as const satisfies TextsOf<typeof en>;
