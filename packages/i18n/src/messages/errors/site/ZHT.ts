import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    '此類別正由 {count, plural, other {# 門課程}}使用：{names}。請先將其移至其他類別。',
  localeNeeded: '無法停用此語言：英文和網站的預設語言一律可選。',
  localeOff: '此語言已停用，請先啟用。',
  currencyOff: '學院不提供此貨幣。',
  currencyCodeFixed: '貨幣代碼不可變更，請改為新增另一種貨幣。',
  currencyNeeded: '所有匯率都以此貨幣為準，因此必須保留。',
  currencyDecimalsFixed: '有區域或人員在使用此貨幣，因此無法變更小數位數。',
  currencyInUse:
    '此貨幣正在使用中：{regions, number} 個區域、{people, number} 人、{rates, number} 筆匯率。請改為停用。',
  currencyIsBase: '所有匯率都以此貨幣為準，因此它本身沒有匯率。',
  ratesUnchanged: '沒有任何匯率變更。',
  d2lNotConfigured: '尚未設定 Brightspace 網站。',
} as const satisfies TextsOf<typeof en>;
