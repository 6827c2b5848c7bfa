import type { TextsOf } from '../../../message-types.ts';
import type { adminCommon as en } from './en.ts';

export const adminCommon = {
  moreAreas: '更多栏目',
  empty: '（空）',
  published: '已发布',
  draft: '草稿',
  export: '导出',
  exportHint: '将此列表的所有行下载为 CSV 文件',
  exporting: '正在导出…… {done, number} / {total, number}',
  exported: '{count, plural, other {已导出 # 行}}',
  exportFailed: '导出已中断：{reason}',
  addTitle: '新增：{name}',
  changed: '已保存：{name}',
  created: '已创建：{name}',
  deleted: '已删除：{name}',
  deleteTitle: '删除“{name}”？',
  conflictTitle: '此记录已被他人更改',
  conflictBody: '您填写的内容仍在，尚未保存。以下字段不同：',
  conflictSame: '您填写的内容仍在，尚未保存。没有不同的字段。',
  conflictField: '字段',
  conflictMine: '您的内容',
  conflictTheirs: '当前已保存',
  conflictChanged: '已更改',
  conflictKeepMine: '保存我的内容',
  conflictTakeTheirs: '使用已保存的内容',
  couldNotLoad: '无法加载。',
} satisfies TextsOf<typeof en>;
