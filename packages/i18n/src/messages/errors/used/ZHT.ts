import type { TextsOf } from '../../../message-types.ts';
import type { errorsUsed as en } from './en.ts';

export const errorsUsed = {
  schema: '無法刪除此規則：有 {count, plural, other {# 個小組}}正在使用：{names}',
  region: '無法刪除此地區，可將其關閉。其下仍有：{uses}',
  people: '{count, plural, other {# 人}}',
  groups: '{count, plural, other {# 個小組}}',
  results: '{count, plural, other {# 項考試成績}}',
  teacher: '無法刪除此教師，其仍講授 {count, plural, other {# 門課程}}：{names}',
  notOfRegion: '其中有人不屬於此地區。',
  reservedZone: '此區域保留供系統使用。',
} as const satisfies TextsOf<typeof en>;
