import type { TextsOf } from '../../../message-types.ts';
import type { errorsImports as en } from './en.ts';

export const errorsImports = {
  repeated: '此電子郵件地址在檔案的多行中出現。',
  unknownRegion: '您沒有這個名稱的地區。',
  unknownGroup: '您沒有這個名稱的小組。',
  ambiguousGroup: '有多個小組使用此名稱。請同時填寫地區。',
  unknownRole: '沒有這個名稱的角色。',
  roleNeedsRegion: '角色按地區授予。請同時填寫地區。',
  unknownPerson: '您沒有使用此電子郵件地址的人員。請先匯入人員。',
  changedSince: '自試執行以來有內容已變更。請重新查看。',
  notDone: '只有已完成且尚未復原的匯入才能復原。',
} as const satisfies TextsOf<typeof en>;
