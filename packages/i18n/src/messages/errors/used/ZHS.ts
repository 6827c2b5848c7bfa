import type { TextsOf } from '../../../message-types.ts';
import type { errorsUsed as en } from './en.ts';

export const errorsUsed = {
  schema: '无法删除此规则：有 {count, plural, other {# 个小组}}正在使用：{names}',
  region: '无法删除该地区，可将其关闭。其下仍有：{uses}',
  people: '{count, plural, other {# 人}}',
  groups: '{count, plural, other {# 个小组}}',
  results: '{count, plural, other {# 项考试成绩}}',
  teacher: '无法删除该教师，其仍讲授 {count, plural, other {# 门课程}}：{names}',
  notOfRegion: '其中有人不属于该地区。',
  reservedZone: '此区域保留供系统使用。',
} as const satisfies TextsOf<typeof en>;
