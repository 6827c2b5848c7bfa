import type { TextsOf } from '../../../message-types.ts';
import type { errorsImports as en } from './en.ts';

export const errorsImports = {
  repeated: '该电子邮件地址在文件的多行中出现。',
  unknownRegion: '您没有这个名称的地区。',
  unknownGroup: '您没有这个名称的小组。',
  ambiguousGroup: '有多个小组使用此名称。请同时填写地区。',
  unknownRole: '没有这个名称的角色。',
  roleNeedsRegion: '角色按地区授予。请同时填写地区。',
  unknownPerson: '您没有使用此电子邮件地址的人员。请先导入人员。',
  changedSince: '自试运行以来有内容已更改。请重新查看。',
  notDone: '只有已完成且尚未撤销的导入才能撤销。',
} as const satisfies TextsOf<typeof en>;
