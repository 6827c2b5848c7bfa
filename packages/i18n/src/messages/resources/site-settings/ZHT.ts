import type { TextsOf } from '../../../message-types.ts';
import type { siteSettings as en } from './en.ts';

export const siteSettings = {
  name: '網站設定',
  plural: '網站設定',
  'fields.organisationName': '學院名稱',
  'fields.shortName': '簡稱',
  'fields.defaultAllowedAttempts': '預設考試次數',
  'fields.defaultLocale': '預設語言',
  'fields.alumniRegionId': '校友區域',
  'fields.contactAddress': '郵寄地址',
  'fields.contactEmail': '聯絡電子郵件',
  'fields.helpUrl': '說明頁面',
  'fields.privacyUrl': '自有隱私權頁面',
  'fields.termsUrl': '自有條款頁面',
  'fields.bannerText': '每頁上方的橫幅',
  'fields.updatedAt': '最近變更',
  sectionNames: '學院的稱呼',
  sectionDefaults: '預設值',
  sectionContact: '聯絡方式和連結',
  shortNameHint: '用於頁面標題、頂端列和郵件。',
  bannerTextHint: '例如用於訓練或測試的網站副本。留空則不顯示。',
  defaultAllowedAttemptsHint: '新考試以此次數開始，現有考試維持不變。',
  legalHint: '取代各頁頁尾中的內建頁面。',
  linkInvalid: '網址必須以 https:// 或 http:// 開頭。',
  configured: '尚無人儲存設定：以下內容來自伺服器組態。',
} as const satisfies TextsOf<typeof en>;
