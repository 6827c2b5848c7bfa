import type { TextsOf } from '../../../message-types.ts';
import type { personData as en } from './en.ts';

export const personData = {
  title: '您的資料',
  hint: '將我們保存的有關您的全部資料下載為一個檔案。其中不含密碼。',
  download: '下載我的資料',
} as const satisfies TextsOf<typeof en>;
