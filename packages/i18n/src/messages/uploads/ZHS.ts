import type { TextsOf } from '../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  choose: '选择文件',
  invalidType: '文件类型必须为 {types}',
  tooLarge: '文件大于 {size, number} 字节',
  tooSmall: '文件小于 {size, number} 字节',
  tooMany: '文件过多',
  title: '上传',
  clearCompleted: '清除已完成项',
  collapse: '收起',
  expand: '展开',
  done: '已完成',
  failed: '失败',
  abort: '中止',
  resume: '继续',
  clear: '清除',
} as const satisfies TextsOf<typeof en>;
