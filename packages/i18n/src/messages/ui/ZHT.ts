import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: '離開頁面',
  stayOnPage: '留在頁面',
  invalidUrl: '請輸入完整的網址，例如 https://example.org。',
  invalidFormat: '請依照要求的格式填寫。',
  languageReloads: '頁面將以所選語言重新載入。',
  reloading: '正在重新載入頁面以取得最新版本。',
  partMissing: '無法載入頁面的這一部分。請檢查網路連線後再試一次。',
} as const satisfies TextsOf<typeof en>;
