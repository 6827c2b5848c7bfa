import type { TextsOf } from '../../../message-types.ts';
import type { privacy as en } from './en.ts';

export const privacy = {
  title: '隱私權',
  updated: '最後更新：{date}',
  intro: '本聲明說明 {organisation} 保存您的哪些資訊、作何用途，以及您享有哪些權利。',
  collectTitle: '我們保存什麼',
  collectBody:
    '您的姓名和聯絡方式，您的校區和小組，您的課程、考試成績、作業和出席紀錄，您的帳單和付款，以及您帳號中重要操作的紀錄。信用卡號僅由付款服務商保存。',
  useTitle: '作何用途',
  useBody:
    '我們使用這些資訊來授課、評閱作業、頒發證書、傳送與學習有關的訊息、結算費用並維護網站安全。我們不會出售這些資訊，也不會用於廣告。',
  accessTitle: '誰可以看到',
  accessBody:
    '您可以看到自己的資訊。教師和職員可以看到其在您校區執行職務所需的資訊。其他學生只有在與您一同學習時才能看到您的姓名。負責營運網站、寄送郵件或處理付款的服務商只能將資訊用於該項工作。',
  abroadTitle: '多個國家',
  abroadBody:
    '學院在多個國家設有校區。您的資訊可能在您所在國家以外的地方處理，但始終受此處所述的保護。',
  keepTitle: '保存多久',
  keepBody:
    '成績和證書將永久保存，以便您日後證明學歷。會計紀錄依法律要求的期限保存。其他資訊在不再需要時即予刪除。',
  cookiesTitle: 'Cookie 與裝置儲存',
  cookiesBody:
    '我們使用一個 Cookie 保持您的登入狀態，另一個記住您的語言。您的瀏覽器也會保存設定和最近開啟的頁面，讓網站運作更快。我們不使用廣告 Cookie。',
  rightsTitle: '您的權利',
  rightsBody:
    '您可以查詢我們保存了您的哪些資訊、要求更正錯誤、取得副本，並要求刪除我們無需保存的資訊。您也可以向所在國家的資料保護機關申訴。',
  contactTitle: '聯絡方式',
  contactBody: '有關您資訊的任何問題，請寫信給您校區的辦公室。',
} as const satisfies TextsOf<typeof en>;
