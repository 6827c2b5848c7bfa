import type { TextsOf } from '../../../message-types.ts';
import type { personSecurity as en } from './en.ts';

export const personSecurity = {
  factorHint: '用第二步保護您的帳戶：除了密碼，還需要手機應用程式中的驗證碼。',
  factorSince: '設定於 {when}',
  factorSetUp: '設定應用程式',
  factorScan:
    '請用驗證器應用程式掃描此圖片，或在應用程式中輸入金鑰。然後輸入應用程式顯示的驗證碼。',
  factorPicture: '包含應用程式金鑰的圖片',
  factorKey: '金鑰',
  factorTurnOn: '啟用',
  factorTurnOff: '停用',
  factorCodeHint: '請輸入應用程式中的驗證碼或一組復原碼。',
  required: '學院要求您用驗證器應用程式保護帳戶。設定完成後網站即會開放。',
  codes: '復原碼',
  codesHint:
    '請將這些復原碼保存在安全的地方。每組復原碼可在沒有應用程式時登入一次。它們不會再次顯示。',
  codesLeft: '{count, plural, other {剩餘 # 組復原碼}}',
  codesRenew: '新的復原碼',
  codesKept: '我已保存復原碼',
  passkeys: '通行金鑰',
  passkeysHint: '使用通行金鑰，您可以憑指紋、臉部或裝置的螢幕鎖定碼登入，不需密碼。',
  passkeyAdd: '新增通行金鑰',
  passkeyName: '通行金鑰名稱',
  passkeyAddedOn: '新增於 {when}',
  passkeyUsedOn: '上次使用於 {when}',
  passkeyRename: '重新命名',
  passkeyRemove: '移除',
  calendarHint: '將外部行事曆帳戶與您在這裡的行事曆連結。',
  calendarConnect: '連結行事曆',
  calendarSince: '連結於 {when}',
  calendarDisconnect: '中斷連結',
} as const satisfies TextsOf<typeof en>;
